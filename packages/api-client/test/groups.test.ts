import { expect, test } from 'vitest';
import { type Group, groupPrefix, isInGroup } from '../src/contract/groups.ts';

test.each<[Group, string[], boolean]>([
  ['none', [], true],
  ['everyone', [], true],
  ['admin', ['ADMIN'], true],
  ['admin', ['READ', 'READWRITE', 'RECEBIVEIS'], false],
  ['receivables', ['RECEBIVEIS'], true],
  ['receivables', ['ADMIN'], true],
  ['receivables', ['ALL'], false],
])('whether the group %s includes a user with %j: %s', (group, names, expected) => {
  expect(
    isInGroup(
      group,
      names.map((name) => groupPrefix + name),
    ),
  ).toBe(expected);
});

test('a group without the product’s prefix is ignored', () => {
  expect(isInGroup('admin', ['ADMIN', 'OUTRO_USER_ADMIN'])).toBe(false);
});

test('an unknown group allows no user', () => {
  expect(isInGroup('nobody' as never, [`${groupPrefix}ADMIN`])).toBe(false);
});
