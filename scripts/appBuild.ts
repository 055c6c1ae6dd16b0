import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const root = fileURLToPath(new URL('..', import.meta.url));

const appSources = ['packages/ui', 'packages/api-client', 'packages/app', 'workspaceAlias.ts', 'pnpm-lock.yaml'];
const leftOut = new Set(['node_modules', 'dist', 'test', 'e2e', 'transcripts', 'storybook-static']);
const isBuilt = (name: string) => !leftOut.has(name) && !/\.(stories\.tsx|test\.tsx?|mdx|md)$/.test(name);

function* filesBelow(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!isBuilt(entry.name)) continue;
    const below = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(below);
    else yield below;
  }
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources.map((path) => join(root, path))) {
    const files =
      source.includes('.') && !source.endsWith('/') && /\.\w+$/.test(source) ? [source] : filesBelow(source);
    for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Writes compressed copies of each text file next to it, so that the gateway does not compress files for every visitor. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes));
  }
}

/** Builds again only if the sources have changed since the last build, so that the start stays quick. */
export async function buildIfChanged(
  name: string,
  { sources, output, build }: { sources: readonly string[]; output: string; build: () => unknown },
): Promise<void> {
  const stamp = join(root, '.cache', `${name}-build`);
  const hash = hashOf(sources);
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (last === hash && existsSync(join(root, output))) return;
  await build();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}

function buildApp(): void {
  console.error('Construindo o aplicativo…');
  const vite = join(root, 'packages/app/node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/app'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('O aplicativo não pôde ser construído: veja as mensagens acima.');
  compressAssets(join(root, 'packages/app/dist/assets'));
}

export const buildAppIfChanged = (): Promise<void> =>
  buildIfChanged('app', { sources: appSources, output: 'packages/app/dist/index.html', build: buildApp });
