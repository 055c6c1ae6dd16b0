import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutCode } from './markdown.ts';
import { readPages, readRepository } from './repository.ts';

const pages = readPages(readRepository());
const longestCell = 200;

const records = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));

const withoutLinks = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']');

/** In `\|` the bar is text, not the end of a cell. */
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1);

test('no table cell is longer than 200 characters', () => {
  const long = pages
    // Excluded because its last column lists files.
    .filter(({ path }) => path !== 'docs/coverage.md')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .flatMap(cellsOf)
        .filter((cell) => cell.trim().length > longestCell)
        .map((cell) => `${path}: ${cell.trim()}`),
    );
  expect(long).toEqual([]);
});

test('no page names a commit, because history is in git', () => {
  const commit = /\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}\b/g;
  expect(
    pages.flatMap(({ path, text }) =>
      (withoutLinks(withoutCode(text)).match(commit) ?? []).map((id) => `${path}: ${id}`),
    ),
  ).toEqual([]);
});

test.each(records)('$path has the parts of a decision', ({ path, text }) => {
  const number = path.slice('docs/decisions/'.length).slice(0, 3);
  expect(text).toMatch(new RegExp(`^# ${number} \\S`));
  expect(text.split('\n')[2]).toMatch(/^Status: (accepted|proposed)\. Date: \d{4}-\d\d-\d\d\.$/);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.filter((one) => ['Context', 'Decision', 'Consequences'].includes(String(one)))).toEqual([
    'Context',
    'Decision',
    'Consequences',
  ]);
});

test('the index of decisions lists each record with its title', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const rows = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \|$/gm)].map(([, number, file, title]) => [
    `docs/decisions/${file}`,
    `# ${number} ${title}`,
  ]);
  expect(rows).toEqual(records.map(({ path, text }) => [path, text.split('\n')[0]]));
});

test.each([
  ['README.md', 120],
  ['CONTRIBUTING.md', 150],
  ['docs/testing.md', 150],
])('%s has at most %i lines', (path, most) => {
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});
