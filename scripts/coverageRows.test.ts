import { expect, test } from 'vitest';
import { judgeCoverage, kindOf, readCoverageRows } from './coverageRows.ts';

const file = 'packages/app/e2e/a.spec.ts';
const sections = ['1', '2'].flatMap((part) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${part} §${number}`));
/** Every section with a row that names no test, and below them the row in question. */
const page = (row: string) => [...sections.map((section) => `| ${section} rest | Not shown. |`), row].join('\n');
const passed = { file, title: 'block › it works', outcome: 'passed' } as const;

const judge = (row: string, e2e = [passed] as Parameters<typeof judgeCoverage>[1]['e2e']) =>
  judgeCoverage(readCoverageRows(page(row)), { e2e });

test('a row of tests that passed is fine, several parted by a line break', () => {
  const name = `\`${file} › block › it works\``;
  expect(judge(`| 1 §5 What | ${name}<br>${name} |`)).toEqual([]);
  expect(readCoverageRows(`| 1 §5 What | ${name}<br>${name} |`)[0]?.tests).toHaveLength(2);
});

test.each([
  ['a renamed test', `| 1 §5 What | \`${file} › block › it worked\` |`, 'does not exist'],
  ['a test of another file', '| 1 §5 What | `packages/app/e2e/b.spec.ts › block › it works` |', 'does not exist'],
  ['a name without its title', `| 1 §5 What | \`${file}\` |`, 'is not written as'],
  ['a file that no run knows', '| 1 §5 What | `packages/app/src/a.ts › it works` |', 'is not written as'],
  ['a row without a test or a word', '| 1 §5 What |  |', 'names no test and says nothing'],
])('%s is told', (_what, row, problem) => {
  expect(judge(row)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['skipped', 'did not run'],
  ['failed', 'failed'],
] as const)('a test that was %s is told', (outcome, problem) => {
  const row = `| 1 §5 What | \`${file} › block › it works\` |`;
  expect(judge(row, [{ ...passed, outcome }])).toEqual([expect.stringContaining(problem)]);
  // Run twice, as at two widths: both count.
  expect(judge(row, [passed, { ...passed, outcome }])).toEqual([expect.stringContaining(problem)]);
});

test('a section without a row is told, and a report that is missing is not judged', () => {
  const rows = readCoverageRows(`| 1 §1 What | \`${file} › anything\` |`);
  const problems = judgeCoverage(rows, {});
  expect(problems).toHaveLength(17);
  expect(problems[0]).toBe('1 §2 has no row');
});

test.each([
  ['packages/app/e2e/journeys/x.spec.ts', 'e2e'],
  ['packages/ui/src/components/X/X.stories.tsx', 'stories'],
  ['packages/ui/src/components/X/X.browser.test.tsx', 'browser'],
  ['scripts/x.test.ts', 'unit'],
  ['packages/app/e2e/harness/test.ts', undefined],
])('%s is known to the run of %s', (path, kind) => expect(kindOf(path)).toBe(kind));
