import { expect, it } from 'vitest';
import { failureLines } from './failureLines.ts';

it.each([
  [
    'Vitest',
    '\u001b[31m FAIL \u001b[39m unit  a.test.ts > is one\nAssertionError: expected 1 to be 2\n  at a.ts:1\n FAIL  unit  a.test.ts > is one',
    ['FAIL  unit  a.test.ts > is one', 'AssertionError: expected 1 to be 2'],
  ],
  [
    'Playwright',
    'ok\n  1) [screens] › a.spec.ts:1:1 › one\n    Error: expect(locator)',
    ['1) [screens] › a.spec.ts:1:1 › one', 'Error: expect(locator)'],
  ],
  [
    'an engine',
    'webkit    parts 5 of 5\nwebkit      FAILED story a\n      no focus\nwebkit    8 s',
    ['webkit      FAILED story a', 'no focus'],
  ],
  ['an attack', 'holds   one  ≤ 5 s  4 s\nBROKEN  two  ≤ 5 s  6 s\n\n1 limits', ['BROKEN  two  ≤ 5 s  6 s']],
  ['TypeScript', "a.ts(1,2): error TS2304: Cannot find name 'b'.", ["a.ts(1,2): error TS2304: Cannot find name 'b'."]],
  [
    'a size',
    '/login   6   108.3   108.2  over budget\n/test   5   2.9   3.0',
    ['/login   6   108.3   108.2  over budget'],
  ],
  ['another tool, by its last lines', 'one\ntwo\n\nthree\nfour\n', ['two', 'three', 'four']],
])('tells at the end of a run what failed in it: %s', (_tool, printed, lines) => {
  expect(failureLines(printed)).toEqual(lines);
});

it('tells of many faults how many more there are, and cuts long lines', () => {
  const lines = failureLines(Array.from({ length: 20 }, (_, at) => `Error: ${at} ${'x'.repeat(300)}`).join('\n'));
  expect(lines).toHaveLength(9);
  expect(lines[0]).toHaveLength(160);
  expect(lines.at(-1)).toBe('… and 12 more lines');
});
