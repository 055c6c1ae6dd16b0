import { expect, test } from 'vitest';
import { numberedKeys } from './numberedKeys.ts';

test('rows that look alike still have a key each', () => {
  const rows = [{ name: 'a' }, { name: 'b' }, { name: 'a' }, { name: 'a' }];
  const keyOf = numberedKeys(rows, ({ name }) => name);
  expect(rows.map(keyOf)).toEqual(['a', 'b', 'a#1', 'a#2']);
});
