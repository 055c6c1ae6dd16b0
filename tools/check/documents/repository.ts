import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkSteps } from '../checkSteps.ts';
import { generators } from '../generators.ts';
import { tools } from '../../tools.ts';
import type { Page } from './markdown.ts';

/** The files and names that a page may mention. */
export interface Repository {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  /** All words of the sources and all file names: functions, components, settings. */
  words: ReadonlySet<string>;
  /** Names of files that a build writes, found as quoted names in sources. */
  fileNames: ReadonlySet<string>;
  /** The scripts of each `package.json`, by its folder; `''` is the root. */
  scripts: ReadonlyMap<string, readonly string[]>;
  steps: readonly string[];
  tools: readonly string[];
  generators: readonly string[];
  /** Commands that `npx` finds. */
  binaries: ReadonlySet<string>;
  textOf: (path: string) => string;
}

const isSource = /\.(ts|tsx|js|mjs|json|yml|yaml|sh|css|sql|service|html)$|^\.ci\//;

/** The files that are in the repository or about to be added, without build output. */
const ownFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));

const foldersOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'));

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  bin?: string | Record<string, string>;
}

export function readRepository(): Repository {
  const files = ownFiles();
  const textOf = (path: string) => readFileSync(path, 'utf8');
  const sources = files.filter((path) => isSource.test(path)).map(textOf);
  const manifests = files
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .map((path): [string, Manifest] => [path.replace(/\/?package\.json$/, ''), JSON.parse(textOf(path))]);
  const own = manifests.flatMap(([, { name = '', bin = {} }]) =>
    typeof bin === 'string' ? [name] : [name, ...Object.keys(bin)],
  );
  return {
    files: new Set(files),
    folders: new Set(files.flatMap(foldersOf)),
    words: new Set([...sources, ...files].flatMap((text) => text.match(/\w+/g) ?? [])),
    fileNames: new Set(sources.flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? [])),
    scripts: new Map(manifests.map(([folder, { scripts = {} }]) => [folder, Object.keys(scripts)])),
    steps: ['all', 'night', ...checkSteps.map(({ name }) => name)],
    tools: tools.map(({ name }) => name),
    generators: Object.keys(generators),
    binaries: new Set([...own, ...readdirSync('node_modules/.bin')]),
    textOf,
  };
}

/** Pages that are not checked: generated ones, and changelogs, which may name removed things. */
const unread = /(^|\/)(CHANGELOG|THIRD-PARTY)\.md$|^packages\/ui\/transcripts\/|^tools\/consumer\/apps\//;

export const readPages = ({ files, textOf }: Repository): Page[] =>
  [...files]
    .filter((path) => path.endsWith('.md') && !unread.test(path) && existsSync(path))
    .toSorted()
    .map((path) => ({ path, text: textOf(path) }));
