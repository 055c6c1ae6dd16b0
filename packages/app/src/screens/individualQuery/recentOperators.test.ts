import { afterEach, expect, test } from 'vitest';
import { forgetOperators, recordOperator, readRecentOperators, recentOperators } from './recentOperators.ts';

afterEach(forgetOperators);

test('the last three operators are kept, the newest first and each once', () => {
  for (const ansId of ['1', '2', '3', '2', '4']) recordOperator(ansId);
  expect(recentOperators.ids).toEqual(['4', '2', '3']);
});

test.each([
  [undefined, []],
  ['004187', []],
  [{ 0: '1' }, []],
  [
    ['1', 2, '', null, '3', '4', '5'],
    ['1', '3', '4'],
  ],
])('the stored value %o is read as the ids %o', (stored, ids) => {
  expect(readRecentOperators(stored)).toEqual(ids);
});
