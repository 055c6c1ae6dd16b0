export interface Utterances {
  /** Words about the focused element and its changes. */
  said: string[];
  /**
   * Words of live regions and alerts. Orca queues them for a tenth of a second, so it may say them before or after the
   * words about the focus of the step. Their own order does not vary.
   */
  announced: string[];
}

export interface SpokenStep extends Utterances {
  /** The pressed key. */
  key: string;
}

export interface Heard {
  steps?: SpokenStep[];
  /** Why the recording ended early. */
  failure?: string;
}

/**
 * Orca's words about its mode and about the element that it leaves. They say nothing about the page and vary between runs: after a dialog
 * closes, Orca leaves a table in one run and a list of the menu in another.
 */
const ownWords =
  /^(Modo de (foco|navegação)|Texto (não )?selecionado|Seleção apagada|documento todo selecionado|Carregamento de .* concluído|Carregando.*|Página tem .*|[Dd]eixando (o|a|os|as|\d+) .*)\.?$/;

/** Orca says a typed secret letter by letter, or the number of letters if the typing is quick. */
const isMasked = (line: string) => /^(●+|\d+ caracteres círculo negro)$/.test(line);

const cleaned = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '' && !ownWords.test(line));

/** Matches a landmark or table around the focus. One that has the focus itself ends with a full stop. */
const surrounding = /^(conteúdo principal .*[^.]|.* documento da web\.|tabela com \d+ linhas .*)$/;
const nameOfTable = (next: string | undefined) => next?.startsWith('tabela com ') ?? false;
/** Keys that may close a dialog or leave a screen. */
const closingKeys = ['Return', 'Escape'];

/**
 * Removes the landmark and the table around the focus. Orca says them if they differ from those around the former
 * focus. If the former focus has left the page, the result depends on Orca’s cache, which varies between runs.
 */
const withoutSurroundings = (lines: readonly string[]) => {
  const first = lines.findIndex((line, at) => !(surrounding.test(line) || nameOfTable(lines[at + 1])));
  return lines.slice(first === -1 ? -1 : first);
};

/** Joins name and role of an opening combobox, which Orca says as one text or as two. */
const joined = (lines: readonly string[]) =>
  lines.reduce<string[]>((all, line) => {
    const isRole = line.startsWith('caixa de combinação ') && all.length > 0 && !all.at(-1)!.endsWith('.');
    return isRole ? [...all.slice(0, -1), `${all.at(-1)} ${line}`] : [...all, line];
  }, []);

const normalised = ({ key, said, announced }: SpokenStep): SpokenStep => ({
  key,
  said: joined(closingKeys.includes(key) ? withoutSurroundings(cleaned(said)) : cleaned(said))
    .map((line) => (isMasked(line) ? '●' : line))
    .filter((line, at, all) => line !== '●' || all[at - 1] !== '●'),
  announced: cleaned(announced),
});

/** The first characters of spoken lines in the log of `orca-customizations.py`. Its other lines begin differently. */
const logged = { said: '= ', announced: '! ' } as const;

/** The spoken words in a part of the log. */
export function readLog(log: string): Utterances {
  const lines = log.split('\n');
  const spokenAs = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return { said: spokenAs(logged.said), announced: spokenAs(logged.announced) };
}

/** Stands for the words of a silent step. */
const silence = '(silêncio)';

/** Begins the line of an announcement. */
const announcement = 'anúncio: ';

export function writeTranscript(title: string, steps: readonly SpokenStep[]): string {
  const blocks = steps.map(normalised).map(({ key, said, announced }) => {
    const lines = [...said, ...announced.map((line) => `${announcement}${line}`)];
    return [`» ${key}`, ...(lines.length > 0 ? lines : [silence]).map((line) => `  ${line}`)].join('\n');
  });
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

function readStep(block: string): SpokenStep {
  const [head = '', ...rest] = block.trimEnd().split('\n');
  const lines = rest.map((line) => line.trim()).filter((line) => line !== silence);
  const isAnnounced = (line: string) => line.startsWith(announcement);
  return {
    key: head.slice(2),
    said: lines.filter((line) => !isAnnounced(line)),
    announced: lines.filter(isAnnounced).map((line) => line.slice(announcement.length)),
  };
}

/** The steps of a transcript file. */
export const readTranscript = (text: string): SpokenStep[] => text.split('\n\n').slice(1).map(readStep);
