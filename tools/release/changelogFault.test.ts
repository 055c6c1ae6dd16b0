import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changelogFault } from './changelogFault.ts';

const folder = mkdtempSync(join(tmpdir(), 'oraculo-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, stdio: 'pipe' });

/** As much of the repository as `changeset version` reads. */
beforeAll(() => {
  const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`);
  const logs = ['ui', 'api-client'].map((name) => `packages/${name}/CHANGELOG.md`);
  const read = ['.changeset', 'package.json', 'pnpm-workspace.yaml', ...manifests, ...logs.filter(existsSync)];
  for (const path of read)
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => !source.includes('node_modules') });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  run('git', 'init', '--quiet');
  run('git', 'add', '.changeset', 'packages');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'Start');
});

test('a release writes what changed into a CHANGELOG.md, and the tarball of each package holds it', () => {
  run(resolve('node_modules/.bin/changeset'), 'version');
  for (const name of ['ui', 'api-client']) expect(changelogFault(join(folder, 'packages', name))).toBeUndefined();
});

test.each(['ui', 'api-client'])('%s is not published without what changed', (name) => {
  const place = join(folder, 'packages', name);
  rmSync(join(place, 'CHANGELOG.md'));
  expect(changelogFault(place)).toContain('run `changeset version` first');
});
