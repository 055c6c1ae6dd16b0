import { expect, test } from 'vitest';
import { findRepeats } from './repeats.ts';

const source = (path: string, text: string) => ({ path, lines: text.split('\n') });
const loop = (list: string, item: string, end: string) => `
for (const ${item} of ${list}) {
  // A comment does not count.
  if (${item}.isOpen) close(${item});
  ${item}.left = '${end}';
}`;

test('the same lines with other names count as a repeat', () => {
  const sources = [source('a.ts', loop('doors', 'door', 'out')), source('b.ts', loop('shops', 'shop', 'out'))];
  expect(findRepeats(sources, 2)).toEqual([
    [
      { path: 'a.ts', from: 2, to: 5 },
      { path: 'b.ts', from: 2, to: 5 },
    ],
  ]);
  expect(findRepeats(sources, 3)).toEqual([]);
});

test('another text, or two names in place of one, does not count as a repeat', () => {
  const first = source('a.ts', loop('doors', 'door', 'out'));
  expect(findRepeats([first, source('b.ts', loop('doors', 'door', 'in'))], 2)).toEqual([]);
  expect(findRepeats([first, source('b.ts', loop('doors', 'door', 'out').replace('(door)', '(doors)'))], 2)).toEqual(
    [],
  );
});

test('imports and the rows of a list do not count', () => {
  const names = "import {\n  one,\n  two,\n} from 'x';\nexport const all = {\n  one,\n  two: three,\n};";
  expect(findRepeats([source('a.ts', names), source('b.ts', names)], 1)).toEqual([]);
});
