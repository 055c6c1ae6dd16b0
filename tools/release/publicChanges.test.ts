import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicChangesWithoutNote } from './publicChanges.ts';

const button = 'packages/ui/test/publicApi/Button.txt';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const manifest = (name: string, exports: object) =>
  put(`packages/${name}/package.json`, JSON.stringify({ name: `@oraculo/${name}`, exports }));
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'change');
};
const check = () => publicChangesWithoutNote(folder, 'origin/main');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oraculo-changes-'));
  git('init', '-q', '-b', 'main');
  for (const name of ['ui', 'api-client']) {
    manifest(name, { '.': './dist/index.js' });
    put(`packages/${name}/CHANGELOG.md`, '# Changelog\n');
  }
  put(button, 'tone?: "accent"');
  commit();
  git('tag', '@oraculo/ui@1.0.0');
  // Stands in for `git fetch`, so that the test needs no network.
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a branch that changes a snapshot needs a note, even before a commit', () => {
  put('packages/ui/CHANGELOG.md', '# Changelog\n\n- An earlier change.\n');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  put(button, 'tone?: "accent" | "green"');
  commit();
  expect(check().join()).toContain(`@oraculo/ui: ${button} changed since `);
  put('packages/ui/CHANGELOG.md', '# Changelog\n\n- Buttons can be green.\n');
  expect(check()).toEqual([]);
});

test('a new export needs a note in the changelog of its own package', () => {
  manifest('api-client', { '.': './dist/index.js', './more': './dist/more.js' });
  put('packages/ui/CHANGELOG.md', '# Changelog\n\n- More.\n');
  commit();
  expect(check().join()).toContain('@oraculo/api-client: the exports of packages/api-client/package.json changed');
});

test('on main every change since the last release counts', () => {
  put(button, 'tone?: "green"');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(check().join()).toContain('changed since @oraculo/ui@1.0.0');
});

test('before the first release no change needs a note', () => {
  git('tag', '-d', '@oraculo/ui@1.0.0');
  put(button, 'tone?: "green"');
  expect(check()).toEqual([]);
});

test('other changes need no note', () => {
  put('packages/ui/src/Button.tsx', 'export {};');
  commit();
  expect(check()).toEqual([]);
});
