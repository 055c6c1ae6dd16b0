import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasNoTest, readRequirements, writeCoveragePage } from './coveragePage.ts';
import { readAllSpecTags, type SpecTag } from './specTags.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8');
const tags = readAllSpecTags();

const idsOf = (page: string) => [...page.matchAll(/^\| ([12dx]\.[\d.]+) \|/gm)].map(([, id]) => id);
const tagOf = (file: string, ...ids: string[]): SpecTag => ({
  file,
  line: 1,
  requirements: ids,
  firstLine: 2,
  lastLine: 3,
  story: undefined,
});

test('the coverage has each row of the requirements once and in order', () => {
  const ids = idsOf(requirements);
  expect(new Set(ids).size).toBe(ids.length);
  expect(idsOf(readFileSync('docs/coverage.md', 'utf8'))).toEqual(ids);
});

test('each requirement begins and ends like a sentence', () => {
  const odd = readRequirements(requirements).filter(
    (one) => !/^[\p{Lu}\d/`‘]/u.test(one.sentence) || !(/[.’)]$/.test(one.sentence) || hasNoTest(one)),
  );
  expect(odd).toEqual([]);
});

test('every requirement that a test tags is on the page', () => {
  const known = new Set(idsOf(requirements));
  expect(
    tags.flatMap((tag) => tag.requirements.filter((id) => !known.has(id)).map((id) => `${tag.file}: ${id}`)),
  ).toEqual([]);
});

test('a row lists its files, with the number of tests if there are several', () => {
  const page = '# Part 1\n\n| | requirement |\n|---|---|\n| 1.1.1 | Staff sign in. |\n| 1.1.2 | Staff sign out. |\n';
  const written = writeCoveragePage(page, [
    tagOf('packages/a.test.ts', '1.1.1'),
    tagOf('packages/a.test.ts', '1.1.1'),
    tagOf('e2e/b.spec.ts', '1.1.1'),
  ]);
  expect(written).toContain(
    '| | requirement | shown by |\n|---|---|---|\n| 1.1.1 | Staff sign in. | a.test.ts (2), b.spec.ts |',
  );
  expect(written).toContain('| 1.1.2 | Staff sign out. | – |');
});
