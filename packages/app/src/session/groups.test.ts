import { expect, test } from 'vitest';
import { groupPrefix, isAdmitted } from './groups.ts';

test.each([
  ['everyone' as const, [], true],
  [['ADMIN'] as const, ['ADMIN'], true],
  [['ADMIN'] as const, ['READ', 'READWRITE', 'RECEBIVEIS'], false],
  [['RECEBIVEIS', 'ADMIN'] as const, ['RECEBIVEIS'], true],
  [['RECEBIVEIS', 'ADMIN'] as const, ['ALL'], false],
])('%j admits %j: %s', (audience, groups, admitted) => {
  expect(
    isAdmitted(
      audience,
      groups.map((group) => groupPrefix + group),
    ),
  ).toBe(admitted);
});

test('a group without the product’s prefix counts for nothing', () => {
  expect(isAdmitted(['ADMIN'], ['ADMIN', 'OUTRO_USER_ADMIN'])).toBe(false);
});
