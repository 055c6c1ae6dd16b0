import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Installs the peers. Skips it if axios, the newest peer, is there. */
export function installPeers() {
  if (existsSync(`${here}node_modules/axios`)) return;
  spawnSync('npx', ['--yes', 'pnpm@10.34.8', 'install', '--frozen-lockfile'], { cwd: here, stdio: 'inherit' });
}

/** The pages import the peers and the built client, so their types can only be checked here. */
export function checkTypes() {
  buildPackage('packages/api-client');
  const run = spawnSync('npx', ['--no-install', 'tsc', '--noEmit', '-p', here], { stdio: 'inherit' });
  if (run.status !== 0) throw new Error('The benchmark has type errors.');
}

/** Builds a package as other apps get it. */
export function buildPackage(folder: string) {
  const run = spawnSync('npx', ['--no-install', 'pnpm', '--dir', folder, 'run', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`${folder} could not be built.`);
}
