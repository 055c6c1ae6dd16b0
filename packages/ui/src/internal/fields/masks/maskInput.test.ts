import { assert, constantFrom, nat, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import type { MaskState } from './maskEdit.ts';
import { isPaste } from './isBulkInsert.ts';
import { maskInput } from './maskInput.ts';

const cpf = '###.###.###-##';
const phone = '(##) #####-####';
const at = (value: string, start: number, end = start): MaskState => ({ value, start, end });

// 123.4|56.789
test.each([
  ['deleteContentBackward', '12356789', 3],
  ['deleteContentForward', '12346789', 4],
  ['deleteWordBackward', '12356789', 3],
  ['deleteWordForward', '1234789', 4],
  ['deleteSoftLineBackward', '56789', 0],
  ['deleteHardLineBackward', '56789', 0],
  ['deleteSoftLineForward', '1234', 4],
  ['deleteHardLineForward', '1234', 4],
  ['deleteByCut', '123456789', 4],
  ['deleteContent', '123456789', 4],
])('%s deletes from the caret within a group', (type, value, caret) => {
  expect(maskInput(cpf, at('123456789', 4), type, null)).toEqual(at(value, caret));
  // With a selection every kind of deletion removes exactly the selection.
  expect(maskInput(cpf, at('123456789', 2, 5), type, null)).toEqual(at('126789', 2));
});

test.each([
  ['deleteWordBackward', 6, '123789', 3],
  ['deleteWordBackward', 9, '123456', 6],
  ['deleteWordBackward', 2, '3456789', 0],
  ['deleteWordForward', 6, '123456', 6],
  ['deleteWordForward', 0, '456789', 0],
])('%s deletes a group and stops at its punctuation', (type, from, value, caret) => {
  expect(maskInput(cpf, at('123456789', from), type, null)).toEqual(at(value, caret));
});

test('a delete removes characters only on its own side of the caret', () => {
  const kind = constantFrom('Content', 'Word', 'SoftLine', 'HardLine');
  assert(
    property(constantFrom(cpf, phone), stringMatching(/^[0-9]{0,11}$/), nat(11), kind, (mask, value, place, what) => {
      const caret = Math.min(place, value.length);
      const backward = maskInput(mask, at(value, caret), `delete${what}Backward`, null);
      expect(backward?.value.endsWith(value.slice(caret))).toBe(true);
      expect(backward?.value).toHaveLength((backward?.start ?? 0) + value.length - caret);
      const forward = maskInput(mask, at(value, caret), `delete${what}Forward`, null);
      expect(forward?.value.startsWith(value.slice(0, caret))).toBe(true);
      expect(forward?.start).toBe(caret);
      // It removes at least one character if there is one on that side.
      expect([backward?.value === value, forward?.value === value]).toEqual([caret === 0, caret === value.length]);
    }),
    { numRuns: 2_000 },
  );
});

test('deleting a word deletes a group of the shown mask', () => {
  // (11) 2345-6|789: eight digits after the area code are shown in groups of four, though the field accepts nine.
  const shown = '(##) ####-####';
  expect(maskInput(phone, at('1123456789', 7), 'deleteWordBackward', null, shown)).toEqual(at('112345789', 6));
  expect(maskInput(phone, at('1123456789', 7), 'deleteWordBackward', null)).toEqual(at('11789', 2));
});

test.each(['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertFromYank'])(
  '%s inserts the text unchanged',
  (type) => {
    expect(isPaste(type)).toBe(true);
    expect(maskInput(cpf, at('111', 3), type, 'CPF 529.982.247-25')).toEqual(at('52998224725', 11));
    expect(maskInput(cpf, at('111', 3), type, null)).toBeUndefined();
  },
);

test.each<[type: string, data: string | null]>([
  ['insertText', null],
  ['insertCompositionText', '1'],
  ['historyUndo', null],
  ['formatBold', '1'],
])('%s with %s is left to the browser', (type, data) => {
  expect(isPaste(type)).toBe(false);
  expect(maskInput(cpf, at('111', 3), type, data)).toBeUndefined();
});

test('typed characters go one by one into their slots', () => {
  expect(maskInput(cpf, at('12', 1), 'insertText', '9x8')).toEqual(at('1982', 3));
});
