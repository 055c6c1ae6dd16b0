import { expect, test } from 'vitest';
import { keyOfValue } from './keyOfValue.ts';

test.each([
  ['a text', 'Beatriz', 'Bia'],
  ['nothing yet', undefined, ''],
  ['a switch', false, true],
  ['a number', 1, 2],
  ['an amount too large for JSON', 1n, 2n],
  ['a list', ['Prime'], ['Prime', 'Essencial']],
  ['a range of dates', { start: '2026-11-01', end: null }, { start: '2026-11-01', end: '2026-11-20' }],
])('the control of a value, %s, begins the story again', (_kind, before, after) => {
  expect(keyOfValue({ value: before })).not.toBe(keyOfValue({ value: after }));
  expect(keyOfValue({ defaultValue: before })).not.toBe(keyOfValue({ defaultValue: after }));
});

test('the control of anything else leaves what was typed', () => {
  const before = { label: 'Nome', value: ['Prime'] };
  const after = { label: 'Nome completo', value: ['Prime'] };
  expect(keyOfValue(after)).toBe(keyOfValue(before));
});
