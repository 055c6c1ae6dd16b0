import { cardNumberRules } from '@oraculo/api-client';
import { expect, test } from 'vitest';
import { createRowCheck, newRow } from './batchGridRows.ts';
import { nextWrongCell } from './nextWrongCell.ts';

const rows = createRowCheck(cardNumberRules.digits16)(
  [
    { cardNumber: '7310045500000018' },
    { cardNumber: '731', birth: '31/02/2020' },
    { cardNumber: '7310045500000026' },
    { cardNumber: '732' },
  ].map((cells) => newRow(cells)),
);
const idOf = (line: number) => rows[line - 1]?.id ?? 0;

test.each([
  ['nowhere', null, 2, 'cardNumber'],
  ['a row in order', [1, 'birth'], 2, 'cardNumber'],
  ['the first error of a row', [2, 'cardNumber'], 2, 'birth'],
  ['a valid cell before an error of its row', [2, 'cpf'], 2, 'birth'],
  ['the last error of a row', [2, 'birth'], 4, 'cardNumber'],
  ['the last error of all', [4, 'cardNumber'], 2, 'cardNumber'],
] as const)('from %s', (_from, at, line, field) => {
  const place = at && { id: idOf(at[0]), field: at[1] };
  expect(nextWrongCell(rows, place)).toEqual({ id: idOf(line), line, field });
});

test('without an error there is no next cell', () => {
  expect(nextWrongCell(rows.slice(0, 1), null)).toBeNull();
});
