import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changelogFault } from './changelogFault.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oraculo-changelog-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (changelog: string, files = ['CHANGELOG.md', 'dist']) => {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.js'), '');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'kit', version: '0.1.0', files }));
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
};

test.each(['ui', 'api-client'])('%s has an entry for its version, and its tarball contains it', (name) => {
  expect(changelogFault(`packages/${name}`)).toBeUndefined();
});

const cases: [string, string][] = [
  ['an empty file', ''],
  ['another version', '# Changelog\n\n## [0.1.1] - 2026-11-27\n'],
  ['a version without a date', '# Changelog\n\n## [0.1.0]\n'],
  ['a sentence about the version', '# Changelog\n\nSee [0.1.0] - 2026-11-27.\n'],
];
test.each(cases)('a changelog with %s has no entry for the version', (_, changelog) => {
  write(changelog);
  expect(changelogFault(folder)).toContain('kit 0.1.0 has no entry');
});

test('a tarball without the file is refused', () => {
  write('# Changelog\n\n## [0.1.0] - 2026-11-27\n', ['dist', '!CHANGELOG.md']);
  expect(changelogFault(folder)).toContain('The tarball of kit has no CHANGELOG.md');
});
