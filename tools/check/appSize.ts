import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { screens as screenCode } from '@oraculo/app/src/screenCode.tsx';
import { screenRoutes } from '@oraculo/app/src/shell/routing/screenRoutes.ts';
import { root } from '../../scripts/appBuild.ts';

/** The tolerance. If a change exceeds it, change the row below and say why in the commit. */
const growth = 1.05;

/**
 * The last accepted sizes of JavaScript and stylesheets, in kB (1000 bytes) of gzip: all that a new browser loads for
 * the sign-in, the addition of the first screen, the code that several screens share, and the addition of each screen.
 */
const released: Readonly<Record<string, number>> = {
  '/login': 114,
  'behind the sign-in': 64.1,
  'shared: lists': 46.9,
  'shared: Tabs': 4.8,
  'shared: others': 59.9,
  '/automations/documents-capture': 1.1,
  '/automations/glosas-resource': 2.5,
  '/automations/document-update': 2.6,
  '/automations/file-recovery': 2.8,
  '/eligibilities': 21.6,
  '/eligibilities/batch': 4.0,
  '/eligibilities/report': 4.8,
  '/credentials': 3.1,
  '/operators': 2.5,
  '/saude-mais': 1.6,
  '/test': 18.1,
};

const app = join(root, 'packages/app');
const { output } = (await build({ root: app, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
const files = new Map(output.map((file) => [file.fileName, file]));
const chunks = output.filter((file) => file.type === 'chunk');

const chunkOf = (ending: string) => {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)));
  if (!found) throw new Error(`No chunk of its own for ${ending}: it is loaded with something else.`);
  return found;
};

/** The files that a browser needs to run a chunk: the chunk, its static imports, and their stylesheets. */
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

/** As the gateway sends them, with each file compressed separately. */
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

// The sign-in loads with the page, so that it renders without a second round trip.
const page = String(bytesOf('index.html'));
const named = [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) =>
  String(file),
);
const login = new Set(named.flatMap((file) => [...filesOf(file)]));
const inside = without(filesOf(chunkOf('/SignedInApp.tsx').fileName), login);
const known = new Set([...login, ...inside]);

const screens = screenRoutes.map(({ path }) => {
  const file = /screens\/\w+\/\w+\.tsx/.exec(String(screenCode[path].load))?.[0];
  if (file === undefined) throw new Error(`The route ${path} names no screen file.`);
  return { path, added: without(filesOf(chunkOf(`/${file}`).fileName), known) };
});
const uses = (name: string) => screens.filter(({ added }) => added.has(name)).length;
const shared = new Set(screens.flatMap(({ added }) => [...added]).filter((name) => uses(name) > 1));

const sharedRow = (name: string) => `shared: ${name}`;
const sharedRows = Object.keys(released).filter((row) => row.startsWith(sharedRow('')));
const rowOfShared = (file: string) =>
  sharedRows.find((row) => file.startsWith(`assets/${row.slice(sharedRow('').length)}-`)) ?? sharedRow('others');

const rows: [string, Set<string>][] = [
  ['/login', login],
  ['behind the sign-in', inside],
  ...sharedRows.map((row): [string, Set<string>] => [
    row,
    new Set([...shared].filter((file) => rowOfShared(file) === row)),
  ]),
  ...screens.map(({ path, added }): [string, Set<string>] => [path, without(added, shared)]),
];

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
let hasFailed = false;
console.log(`${'JavaScript and CSS of the app'.padEnd(32)} files    gzip  change  brotli (kB)`);
for (const [row, names] of rows) {
  const weight = weigh(names);
  const before = (released[row] ?? 0) * 1000;
  // 50 bytes more are accepted, because they do not change the printed figure.
  const isHeavy = weight.gzip > before * growth + 50;
  hasFailed ||= isHeavy || names.size === 0;
  const change = Math.round((weight.gzip - before) / 100) * 100 || 0;
  const figures = [kB(weight.gzip), kB(change), kB(weight.brotli)].join('  ');
  const verdict =
    names.size === 0 ? 'no file: its chunk is gone' : isHeavy ? `over ${kB(before * growth).trim()} kB` : '';
  console.log(`${row.padEnd(32)} ${String(weight.files).padStart(5)}  ${figures}  ${verdict}`);
}
if (hasFailed) process.exitCode = 1;
