import type { SpokenPart } from './spokenParts.ts';

export interface SpokenStep {
  /** What was pressed. */
  key: string;
  said: string[];
}

/** Orca's own state and punctuation, which say nothing about the page and come at moments of their own. */
const ownWords = /^(Modo de (foco|navegação)\.?|Texto (não )?selecionado\.?|documento todo selecionado\.?)$/;

const normalised = ({ key, said }: SpokenStep): SpokenStep => ({
  key,
  said: said.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '' && !ownWords.test(line)),
});

export function writeTranscript({ story }: SpokenPart, steps: readonly SpokenStep[]): string {
  const blocks = steps.map(normalised).map(({ key, said }) => {
    const lines = said.length > 0 ? said : ['(silêncio)'];
    return [`» ${key}`, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${[`# ${story}`, ...blocks].join('\n\n')}\n`;
}

const english =
  /\b(button|dialog|required|invalid|close|open|loading|error|selected|expanded|collapsed|checked|table|row)\b/i;

/** What must be true of every transcript, as one line for each break. */
export function breaksOf(part: SpokenPart, steps: readonly SpokenStep[]): string[] {
  const clean = steps.map(normalised);
  const whole = clean.flatMap(({ said }) => said).join('\n');
  const [arrival] = clean;
  const silent = arrival?.said.length === 0 ? ['the control says nothing when Tab reaches it'] : [];
  const doubled = clean.flatMap(({ key, said }) =>
    said
      .filter((line, at) => line.length > 12 && said.indexOf(line) !== at)
      .map((line) => `“${line}” twice at “${key}”`),
  );
  const foreign = english.exec(whole);
  const unheard = (part.phrases ?? [])
    .filter((phrase) => !whole.includes(phrase))
    .map((phrase) => `“${phrase}” not heard`);
  return [...silent, ...doubled, ...(foreign ? [`English: “${foreign[0]}”`] : []), ...unheard].map(
    (what) => `${part.name}: ${what}`,
  );
}
