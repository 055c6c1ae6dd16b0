import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The processors that a release supports, with the C library of Debian, Ubuntu, Red Hat and SUSE. */
export const processors = ['x64', 'arm64'] as const;

/**
 * libSQL and the packages that load its native part. They are not bundled, because they look for that part next to
 * their own files.
 */
const loaders = ['libsql', '@neon-rs/load', 'detect-libc'];

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** The hash of a package in the lockfile, so that the registry must return the package that was tested. */
export function lockedHash(lockfile: string, name: string, version: string): string {
  const line = lockfile.split(`'${name}@${version}':`)[1]?.split('\n')[1] ?? '';
  const hash = /integrity: (sha512-[\w+/=]+)/.exec(line)?.[1];
  if (hash === undefined) throw new Error(`pnpm-lock.yaml holds no hash of ${name}@${version}`);
  return hash;
}

function fetchLocked(name: string, version: string, folder: string): void {
  const cache = mkdtempSync(join(tmpdir(), 'oraculo-native-'));
  try {
    const wanted = ['pack', `${name}@${version}`, '--pack-destination', cache, '--json'];
    const [{ filename }] = JSON.parse(execFileSync('npm', wanted, { encoding: 'utf8' })) as [{ filename: string }];
    const tarball = join(cache, filename.replace('@', '').replace('/', '-'));
    const hash = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    if (hash !== lockedHash(readFileSync('pnpm-lock.yaml', 'utf8'), name, version))
      throw new Error(`${name}@${version} is not the package that pnpm-lock.yaml names`);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** Copies libSQL and its native part for each processor into a folder `node_modules`. */
export async function addNativeParts(modules: string): Promise<void> {
  const home = dirname(await realpath('packages/gateway/node_modules/libsql'));
  for (const name of loaders) {
    const from = await realpath(join(home, name));
    await cp(from, join(modules, name), { recursive: true, filter: (path) => !/\.(d\.[cm]?ts|map)$/.test(path) });
  }
  const version = versionOf(join(home, 'libsql'));
  for (const processor of processors) {
    const part = `@libsql/linux-${processor}-gnu`;
    fetchLocked(part, version, join(modules, part));
  }
}
