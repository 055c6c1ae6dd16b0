import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellChanges } from './tellChanges.ts';

const button = 'packages/ui/test/publicApi/Button.txt';
const changeset = "---\n'@oraculo/ui': minor\n---\n\nButtons can be green.\n";

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
const manifest = (name: string, version: string, exports: object) =>
  put(`packages/${name}/package.json`, JSON.stringify({ name: `@oraculo/${name}`, version, exports }));
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'change');
};
const check = () => tellChanges(folder, 'origin/main');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oraculo-changesets-'));
  git('init', '-q', '-b', 'main');
  manifest('ui', '1.0.0', { '.': './dist/index.js' });
  manifest('api-client', '1.0.0', { '.': './dist/index.js' });
  put(button, 'tone?: "accent"');
  put('.changeset/old.md', changeset);
  commit();
  // As if fetched: nothing here needs a network.
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a branch that changes a snapshot needs a changeset of its own, committed or not', () => {
  put(button, 'tone?: "accent" | "green"');
  commit();
  expect(check().faults).toEqual([
    `@oraculo/ui: ${button} changed and no changeset tells its consumers: run npx changeset`,
  ]);
  put('.changeset/green.md', changeset);
  expect(check()).toEqual({
    faults: [],
    line: 'changesets: 1 public changes, all told (since this branch left origin/main)',
  });
});

test('a new export needs one too, and one for another package does not do', () => {
  manifest('api-client', '1.0.0', { '.': './dist/index.js', './more': './dist/more.js' });
  put('.changeset/ui.md', changeset);
  commit();
  expect(check().faults.join()).toContain('@oraculo/api-client: packages/api-client/package.json#exports changed');
});

test('on main everything since the last release counts, until the version is raised', () => {
  git('tag', '@oraculo/ui@1.0.0');
  rmSync(join(folder, '.changeset/old.md'));
  put(button, 'tone?: "green"');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(check().faults).toHaveLength(1);
  manifest('ui', '1.1.0', { '.': './dist/index.js' });
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(check()).toMatchObject({ faults: [], line: expect.stringContaining('(since @oraculo/ui@1.0.0)') });
});

test('a clone without tags and without a remote is checked for its first changeset', () => {
  git('update-ref', '-d', 'refs/remotes/origin/main');
  expect(check().faults.join()).toContain('@oraculo/api-client: ');
  put('.changeset/old.md', changeset.replace('minor\n', "minor\n'@oraculo/api-client': minor\n"));
  expect(check()).toMatchObject({ faults: [], line: expect.stringContaining('all told (never released)') });
});

test('other changes need none', () => {
  put('packages/ui/src/Button.tsx', 'export {};');
  commit();
  expect(check().faults).toEqual([]);
});
