import { describe, expect, test } from 'vitest';
import { beginComposition, findComposedRange, followComposition } from './composition.ts';

const box = (value: string, caret = value.length, from = caret) => ({
  value,
  selectionStart: from,
  selectionEnd: caret,
});

test.each<[name: string, former: string, value: string, caret: number, data: string, range: unknown]>([
  ['in an empty box', '', '529', 3, '529', { start: 0, end: 0 }],
  ['over a selection', '111.444', '529.444', 3, '529', { start: 0, end: 3 }],
  ['after a text', '529', '5298', 4, '8', { start: 3, end: 3 }],
  ['next to the same text', '12', '1212', 2, '12', { start: 0, end: 0 }],
  ['with the caret elsewhere', '529', '5298', 0, '8', { start: 3, end: 3 }],
  ['of two lines that the box separates by a space', '9', '912 34', 6, '12\r\n34', { start: 1, end: 1 }],
  ['of two lines that the box joins', '9', '12349', 4, '12\n34', { start: 0, end: 0 }],
  ['that is cancelled', '529', '529', 3, '', undefined],
  ['that comes with another change', '529', '1298', 4, '8', undefined],
])('a composed text %s replaces the expected range', (_name, former, value, caret, data, range) => {
  expect(findComposedRange(former, box(value, caret), data)).toEqual(range);
});

describe('a composition', () => {
  const follow = (texts: string[], begun = beginComposition(box(''), '')) =>
    texts.reduce(followComposition, begun).isBulk;

  test.each([
    ['of single keys', ['5', '52', '5', '52', '529'], false],
    ['of dictated words', ['529 982'], true],
    ['of keys and then words', ['5', '529', '5298'], true],
  ])('%s, %j, brings several characters in one event: %s', (_name, texts, isBulk) => {
    expect(follow(texts)).toBe(isBulk);
  });

  test('over a selection does not count the selected text', () => {
    const begun = beginComposition(box('529.982', 7, 0), '529982');
    expect([follow(['1'], begun), follow(['11'], begun)]).toEqual([false, true]);
  });
});
