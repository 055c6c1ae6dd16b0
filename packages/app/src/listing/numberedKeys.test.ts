import { expect, test } from 'vitest';
import { idOf } from './idOf.ts';
import { numberedKeys } from './numberedKeys.ts';

test('equal rows have different keys', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }];
  const keyOf = numberedKeys(rows, idOf);
  expect(rows.map(keyOf)).toEqual(['a', 'b', 'a#1', 'a#2']);
});
