import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { internalReferences } from '@oraculo-tools/testkit/reports/internalReferences.ts';

const silent: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };

/** Packs a package as npm would publish it. The name of the file does not contain the version. */
export function pack(name: 'ui' | 'api-client', folder: string): void {
  const packed = `${folder}/packed`;
  mkdirSync(packed, { recursive: true });
  rmSync(`${packed}/${name}.tgz`, { force: true });
  const args = ['pack', '--silent', '--pack-destination', resolve(packed)];
  execFileSync('npm', args, { ...silent, cwd: `packages/${name}` });
  const file = readdirSync(packed).find((entry) => entry.startsWith(`oraculo-${name}-`));
  renameSync(`${packed}/${file}`, `${packed}/${name}.tgz`);
  refuseInternalReferences(name, `${packed}/${name}.tgz`);
}

/** Fails when the package mentions internal documents, such as the specification or issue numbers. */
function refuseInternalReferences(name: string, file: string): void {
  const unpacked = mkdtempSync(`${tmpdir()}/oraculo-packed-`);
  execFileSync('tar', ['-xzf', file, '-C', unpacked]);
  const found = readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
    .filter((entry) => /\.(?:js|ts|css|json|md|txt)$/.test(entry))
    .flatMap((entry) => internalReferences(entry, readFileSync(`${unpacked}/${entry}`, 'utf8')));
  rmSync(unpacked, { recursive: true });
  if (found.length > 0)
    throw new Error(`${name}: references to documents that the package does not have\n${found.join('\n')}`);
}

/** Removes earlier installations of packed files, because the package manager would reuse one with the same file name. */
function forgetPacked(folder: string): void {
  const store = `${folder}/node_modules/.pnpm`;
  const kept = existsSync(store) ? readdirSync(store).filter((entry) => entry.startsWith('@oraculo')) : [];
  for (const entry of ['@oraculo', ...kept.map((name) => `.pnpm/${name}`)])
    rmSync(`${folder}/node_modules/${entry}`, { recursive: true, force: true });
  rmSync(`${folder}/pnpm-lock.yaml`, { force: true });
}

/** Installs an app outside of this repository, with newly packed files. */
export function installPacked(folder: string, ...args: string[]): void {
  forgetPacked(folder);
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--silent', ...args];
  execFileSync(resolve('node_modules/.bin/pnpm'), install, { ...silent, cwd: folder });
}
