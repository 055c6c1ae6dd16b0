export interface Utterances {
  /** Of what has the focus and what the key changed in it. */
  said: string[];
  /**
   * By live regions and alerts. Orca queues them for a tenth of a second, so that chance decides whether one is heard before
   * the focus of its step or behind it; among themselves they keep their order.
   */
  announced: string[];
}

export interface SpokenStep extends Utterances {
  /** The pressed key. */
  key: string;
}

export interface Heard {
  steps?: SpokenStep[];
  /** Why it could not be heard to its end. */
  failure?: string;
}

/**
 * Orca's own words, which say nothing about the page and come at moments of their own: its modes, and what it leaves. It
 * leaves whatever it held for its place until then, which is chance where that has gone from the page: behind a dialog it
 * has left now a table, now a list of the menu.
 */
const ownWords =
  /^(Modo de (foco|navegação)|Texto (não )?selecionado|Seleção apagada|documento todo selecionado|Carregamento de .* concluído|Carregando.*|Página tem .*|[Dd]eixando (o|a|os|as|\d+) .*)\.?$/;

/** A typed secret is said letter by letter, or several of them at once, with their number, when the typing is quick. */
const isMasked = (line: string) => /^(●+|\d+ caracteres círculo negro)$/.test(line);

const cleaned = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '' && !ownWords.test(line));

/** A place around the focus: one that has the focus itself ends in a full stop. */
const surrounding = /^(conteúdo principal .*[^.]|.* documento da web\.|tabela com \d+ linhas .*)$/;
const nameOfTable = (next: string | undefined) => next?.startsWith('tabela com ') ?? false;
/** Behind these a dialog or a screen may have gone. */
const closingKeys = ['Return', 'Escape'];

/**
 * Orca says what is new around the focus. Where the place that it compares with has gone from the page, whether it says the
 * landmark and the table around the place behind it is decided by what its cache still holds.
 */
const withoutSurroundings = (lines: readonly string[]) => {
  const first = lines.findIndex((line, at) => !(surrounding.test(line) || nameOfTable(lines[at + 1])));
  return lines.slice(first === -1 ? -1 : first);
};

/** Name and role of a combobox that opens, in one breath or in two. */
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

/** How `orca-customizations.py` begins the lines of its log; those of its marks begin otherwise. */
const logged = { said: '= ', announced: '! ' } as const;

/** The spoken words in a piece of the log. */
export function readLog(log: string): Utterances {
  const lines = log.split('\n');
  const spokenAs = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return { said: spokenAs(logged.said), announced: spokenAs(logged.announced) };
}

/** A silent step says so. */
const silence = '(silêncio)';

/** Begins what was announced. */
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

/** The steps of a transcript as it lies in the repository. */
export const readTranscript = (text: string): SpokenStep[] => text.split('\n\n').slice(1).map(readStep);
