import { posix } from 'node:path';
import { anchors, codeSpans, fencedLines, links, type Page, type Span } from './markdown.ts';
import type { Repository } from './repository.ts';

type Finding = string | undefined;

/** Resolves `./X.md` and `../X.md` from the folder of the page. */
const fromPage = (page: string, path: string) => posix.normalize(posix.join(posix.dirname(page), path));

function linkFault(page: Page, target: string, repository: Repository): Finding {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = '', anchor] = decodeURI(target).split('#');
  const file = path ? fromPage(page.path, path) : page.path;
  if (!repository.files.has(file) && !repository.folders.has(file.replace(/\/$/, ''))) return `no file ${file}`;
  if (!anchor || !file.endsWith('.md')) return undefined;
  const text = file === page.path ? page.text : repository.textOf(file);
  return anchors(text).has(anchor) ? undefined : `no heading #${anchor} in ${file}`;
}

/**
 * The faults in the words of a command that name a step, a tool or a generator, such as `attack` in
 * `npm run tool -- attack --short`.
 */
function scriptWords(script: string, words: readonly string[], repository: Repository): Finding[] {
  const names = words.filter((word) => /^[a-z]/.test(word));
  const among = (known: readonly string[], of: readonly string[], kind: string) =>
    of.map((name) => (known.includes(name) ? undefined : `no ${kind} “${name}”`));
  if (script === 'test') return among(repository.steps, names, 'step of npm test');
  if (script === 'tool') return among(repository.tools, names.slice(0, 1), 'tool');
  return script === 'generate' ? among(repository.generators, names, 'generator') : [];
}

/** Pages that npm shows: their scripts and `src/…` belong to the app of the reader. */
const isPublished = /^packages\/(ui|api-client)\//;

const placeholder = /[‹›<>*…]/;

function commandFaults(page: Page, line: string, repository: Repository): Finding[] {
  const command = line
    .replace(/^\$ /, '')
    .replace(/^(\w+=\S* )+/, '')
    .replace(/^(exec|sudo|nice -n -?\d+) /, '');
  const [program, ...words] = command.split(/\s+/);
  if (program === 'npm' && words[0] !== undefined) {
    const [first, ...after] = words;
    if (!['run', 'test', 'start'].includes(first)) return [];
    const script = first === 'run' ? (after.shift() ?? '') : first;
    if (placeholder.test(script)) return [];
    const owners = ['', page.path.split('/').slice(0, -1).join('/')];
    const isKnown = owners.some((owner) => repository.scripts.get(owner)?.includes(script));
    if (!isKnown && !isPublished.test(page.path)) return [`no script “${script}”`];
    const own = after.filter((word) => word !== '--' && !placeholder.test(word));
    return scriptWords(script, own, repository);
  }
  const tool = program === 'npx' ? words.find((word) => !word.startsWith('-')) : program;
  if (program === 'npx' && tool !== undefined && !repository.binaries.has(tool)) return [`npx finds no “${tool}”`];
  const runsFile = ['npx', 'tsx', 'node', 'bash', 'sh'].includes(program ?? '');
  return runsFile
    ? words.filter((word) => isPath(word, repository)).map((word) => pathFault(page, word, repository))
    : [];
}

const extension = /\.(ts|tsx|mts|js|mjs|css|json|md|mdx|sql|sh|yml|yaml|db\.gz|db|service|html|png)$/;

/**
 * A word with a slash is a path if its first part is a folder of the repository. A word without one is a path if it
 * ends like a file name.
 */
function isPath(word: string, { folders }: Repository): boolean {
  if (!/^(\.{1,2}\/)*\.?[\w@][\w.@‹›<>*{},…-]*(\/[\w.@‹›<>*{},…-]+)*\/?$/.test(word)) return false;
  if (!word.includes('/')) return extension.test(word) && !word.startsWith('.');
  const first = word.replace(/^(\.{1,2}\/)+/, '').split('/')[0] ?? '';
  return [...folders].some((folder) => folder === first || folder.endsWith(`/${first}`));
}

/** `{a,b}` matches either; a placeholder, `*` and the `X` of an example match anything. */
function patternOf(word: string): RegExp {
  const source = word
    .replace(/^(\.{1,2}\/)+/, '')
    .replace(/\/$/, '')
    .replaceAll(/‹[^›]*›|<[^>]*>|\*+|…|\bX\b|\b[Xx](?=[A-Z])|000N_/g, '\u0000')
    .replaceAll(/[.+?^$()[\]|\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, inner: string) => `(?:${inner.replaceAll(',', '|')})`)
    .replaceAll('\u0000', '[^/]*');
  return new RegExp(`(^|/)${source}(\\.\\w+)*$`);
}

function pathFault(page: Page, word: string, { files, folders, fileNames }: Repository): Finding {
  const path = word.replace(/:\d+(-\d+)?$/, '');
  if (isPublished.test(page.path) && path.startsWith('src/')) return undefined;
  if (
    fileNames.has(path) ||
    files.has(path) ||
    folders.has(path.replace(/\/$/, '')) ||
    files.has(fromPage(page.path, path))
  )
    return undefined;
  const pattern = patternOf(path);
  for (const known of files) if (pattern.test(known)) return undefined;
  for (const known of folders) if (pattern.test(known)) return undefined;
  return `no file ${word}`;
}

/** A word in camel case or with an underscore is a name of the sources: `useQuery()`, `DataTable`, `ORACULO_HOST`. */
const name = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:\(\))?$/;

const nameFault = (word: string, { words }: Repository): Finding =>
  !name.test(word) || words.has(word.replace('()', '')) ? undefined : `no source has the name ${word}`;

/** One line for each link, path, command or name of a page that does not exist in the repository. */
export function pageFaults(page: Page, repository: Repository): string[] {
  const spans = codeSpans(page);
  const of = (all: readonly Span[], faultsOf: (text: string) => Finding[]) =>
    all.flatMap(({ text, line }) =>
      faultsOf(text)
        .filter((fault) => fault !== undefined)
        .map((fault) => `${page.path}:${line}: ${fault}`),
    );
  return [
    ...of(links(page), (target) => [linkFault(page, target, repository)]),
    ...of([...spans, ...fencedLines(page)], (line) => commandFaults(page, line, repository)),
    ...of(spans, (word) => [
      isPath(word, repository) ? pathFault(page, word, repository) : nameFault(word, repository),
    ]),
  ];
}
