import { expect, it } from 'vitest';
import { failureLines } from './failureLines.ts';

it.each([
  [
    'Vitest',
    '\u001b[31m FAIL \u001b[39m unit  a.test.ts > is one\nAssertionError: expected 1 to be 2\n  at a.ts:1\n FAIL  unit  a.test.ts > is one',
    ['FAIL  unit  a.test.ts > is one', 'AssertionError: expected 1 to be 2'],
  ],
  [
    'Vitest, after an error that a passed test has logged',
    'Error: ended on purpose\n FAIL  unit  a.test.ts > is one\nAssertionError: expected 1 to be 2',
    ['FAIL  unit  a.test.ts > is one', 'AssertionError: expected 1 to be 2'],
  ],
  [
    'pictures',
    ' FAIL  visual  A.stories.tsx > All Variants\nError: 2 pictures differ\n\nexpect(element).toMatchScreenshot()\n\nScreenshot does not match the stored reference.\n74 pixels (ratio 0.01) differ.\n\nReference screenshot:\n  /a/__screenshots__/A-light-1280.png\n\nexpect(element).toMatchScreenshot()\n\nScreenshot does not match the stored reference.\nExpected image dimensions to be 9×9px, but received 9×8px.\n\nReference screenshot:\n  /a/__screenshots__/A-dark-320.png',
    [
      'A-light-1280: 74 pixels (ratio 0.01) differ',
      'A-dark-320: Expected image dimensions to be 9×9px, but received 9×8px',
      'FAIL  visual  A.stories.tsx > All Variants',
      'Error: 2 pictures differ',
    ],
  ],
  ['a script', 'one\nError: no such file\n  at a.ts:1', ['Error: no such file']],
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
  [
    'a consumer app',
    'consumer apps: holds forms, 9 s\nconsumer apps: FAILED next, 62 s\n  the palette did not come\nconsumer apps: holds node, 1 s',
    ['consumer apps: FAILED next, 62 s', 'the palette did not come'],
  ],
  [
    'oxlint',
    '\n  ⚠ eslint(no-unused-vars): a is never used\n   ╭─[a.ts:1:7]\n 1 │ const a = 1;\n   ╰────\n  help: Remove it\n\nFound 1 warning',
    ['⚠ eslint(no-unused-vars): a is never used', '╭─[a.ts:1:7]'],
  ],
  ['an attack', 'holds   one  ≤ 5 s  4 s\nBROKEN  two  ≤ 5 s  6 s\n\n1 limits', ['BROKEN  two  ≤ 5 s  6 s']],
  [
    'TypeScript in a terminal',
    "\u001b[96ma.ts\u001b[0m:1:2 - \u001b[91merror\u001b[0m TS2304: Cannot find name 'b'.\n\n1 b\n  ~\n\nFound 1 error in a.ts:1",
    ["a.ts:1:2 - error TS2304: Cannot find name 'b'."],
  ],
  ['TypeScript', "a.ts(1,2): error TS2304: Cannot find name 'b'.", ["a.ts(1,2): error TS2304: Cannot find name 'b'."]],
  [
    'appSize.ts',
    '/login   6   108.3   108.2  over 105.0 kB\n/test   5   2.9   3.0',
    ['/login   6   108.3   108.2  over 105.0 kB'],
  ],
  [
    'appSize.ts, with a screen without a chunk',
    '/login   0   0.0   0.0  no file: its chunk is gone\n/test   5   2.9   3.0',
    ['/login   0   0.0   0.0  no file: its chunk is gone'],
  ],
])('the failures in the output of %s are found', (_tool, printed, lines) => {
  expect(failureLines(printed)).toEqual(lines);
});

it('without a known failure the last three lines are returned', () => {
  expect(failureLines('one\ntwo\n\nthree\nfour\n')).toEqual(['two', 'three', 'four']);
});

it('omitted lines are counted, and long lines are truncated', () => {
  const lines = failureLines(Array.from({ length: 20 }, (_, at) => `Error: ${at} ${'x'.repeat(300)}`).join('\n'));
  expect(lines).toHaveLength(9);
  expect(lines[0]).toHaveLength(160);
  expect(lines.at(-1)).toBe('… and 12 more lines');
});
