export interface SpokenStep {
  /** What was pressed. */
  key: string;
  said: string[];
}

export interface Heard {
  steps?: SpokenStep[];
  /** Why it could not be heard to its end. */
  failure?: string;
}

/** Orca's own state, which says nothing about the page and comes at moments of its own. */
const ownWords =
  /^(Modo de (foco|navegação)|Texto (não )?selecionado|Seleção apagada|documento todo selecionado|Carregamento de .* concluído|Carregando.*|Página tem .*)\.?$/;

/** A typed secret is said letter by letter, or several of them at once, with their number, when the typing is quick. */
const isMasked = (line: string) => /^(●+|\d+ caracteres círculo negro)$/.test(line);

const normalised = ({ key, said }: SpokenStep): SpokenStep => ({
  key,
  said: said
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !ownWords.test(line))
    .map((line) => (isMasked(line) ? '●' : line))
    .filter((line, at, all) => line !== '●' || all[at - 1] !== '●'),
});

/** A silent step says so. */
const silence = '(silêncio)';

export function writeTranscript(title: string, steps: readonly SpokenStep[]): string {
  const blocks = steps.map(normalised).map(({ key, said }) => {
    const lines = said.length > 0 ? said : [silence];
    return [`» ${key}`, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

/** The steps of a transcript as it lies in the repository. */
export const readTranscript = (text: string): SpokenStep[] =>
  text
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      return { key: head.slice(2), said: lines.map((line) => line.trim()).filter((line) => line !== silence) };
    });
