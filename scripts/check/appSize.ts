import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { screenRoutes } from '../../packages/app/src/routes.tsx';
import { root } from '../run/appBuild.ts';

/**
 * Limits of JavaScript and style sheets, in kB (1000 bytes) of gzip. The rows are: all that a fresh browser loads for the
 * sign-in; what then comes with the first screen; what several screens share; what each screen adds.
 */
const budgets: Readonly<Record<string, number>> = {
  '/login': 108.3,
  'behind the sign-in': 69.5,
  'shared: lists': 26.6,
  'shared: rules': 20,
  'shared: Tabs': 5,
  'shared: others': 37,
  '/automations/documents-capture': 2,
  '/automations/glosas-resource': 3,
  '/automations/document-update': 2,
  '/automations/file-recovery': 3,
  '/eligibilities': 8.2,
  '/eligibilities/batch': 4,
  '/eligibilities/report': 5,
  '/credentials': 3.5,
  '/operators': 3,
  '/saude-mais': 2.5,
  '/test': 3,
};

const app = join(root, 'packages/app');
const { output } = (await build({ root: app, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
const files = new Map(output.map((file) => [file.fileName, file]));
const chunks = output.filter((file) => file.type === 'chunk');

const chunkOf = (ending: string) => {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending));
  if (!found) throw new Error(`No chunk of its own for ${ending}: it is loaded with something else.`);
  return found;
};

/** What a browser needs to run a chunk: its files, those that they import at once, and their style sheets. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (seen.has(name) || !file) return seen;
  seen.add(name);
  if (file.type === 'asset') return seen;
  for (const needed of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) filesOf(needed, seen);
  return seen;
}

const bytesOf = (name: string) => {
  const file = files.get(name);
  return Buffer.from(file?.type === 'chunk' ? file.code : (file?.source ?? ''));
};

/** As the gateway sends them: each file compressed by itself. */
const weigh = (names: Iterable<string>) =>
  [...names].reduce(
    (sum, name) => ({
      files: sum.files + 1,
      gzip: sum.gzip + gzipSync(bytesOf(name)).byteLength,
      brotli: sum.brotli + brotliCompressSync(bytesOf(name)).byteLength,
    }),
    { files: 0, gzip: 0, brotli: 0 },
  );

const without = (names: Iterable<string>, known: ReadonlySet<string>) =>
  new Set([...names].filter((name) => !known.has(name)));

// The sign-in comes with the page, so that it is drawn without a second journey to the server.
const login = new Set(['color-mode.js', ...filesOf(chunkOf('packages/app/index.html').fileName)]);
const inside = without(filesOf(chunkOf('/SignedInApp.tsx').fileName), login);
const known = new Set([...login, ...inside]);

const screens = screenRoutes.map(({ path, load }) => {
  const file = /screens\/\w+\/\w+\.tsx/.exec(String(load))?.[0];
  if (file === undefined) throw new Error(`The route ${path} names no screen file.`);
  return { path, added: without(filesOf(chunkOf(`/${file}`).fileName), known) };
});
const uses = (name: string) => screens.filter(({ added }) => added.has(name)).length;
const shared = new Set(screens.flatMap(({ added }) => [...added]).filter((name) => uses(name) > 1));

const sharedRow = (name: string) => `shared: ${name}`;
const named = Object.keys(budgets).filter((row) => row.startsWith(sharedRow('')));
const rowOfShared = (file: string) =>
  named.find((row) => file.startsWith(`assets/${row.slice(sharedRow('').length)}-`)) ?? sharedRow('others');

const rows: [string, Set<string>][] = [
  ['/login', login],
  ['behind the sign-in', inside],
  ...named.map((row): [string, Set<string>] => [row, new Set([...shared].filter((file) => rowOfShared(file) === row))]),
  ...screens.map(({ path, added }): [string, Set<string>] => [path, without(added, shared)]),
];

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
let isOver = false;
console.log(`${'JavaScript and CSS of the app'.padEnd(32)} files    gzip   limit  brotli (kB)`);
for (const [row, names] of rows) {
  const weight = weigh(names);
  const limit = budgets[row] ?? 0;
  const isHeavy = weight.gzip > limit * 1000;
  isOver ||= isHeavy;
  const figures = [kB(weight.gzip), kB(limit * 1000), kB(weight.brotli)].join('  ');
  console.log(`${row.padEnd(32)} ${String(weight.files).padStart(5)}  ${figures}  ${isHeavy ? 'over budget' : ''}`);
}
if (isOver) process.exitCode = 1;
