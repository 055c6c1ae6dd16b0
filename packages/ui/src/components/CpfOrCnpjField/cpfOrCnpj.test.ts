import { expect, test } from 'vitest';
import { formatCpfOrCnpj, isValidCpfOrCnpj } from './cpfOrCnpj.ts';

test.each([
  ['52998224725', '529.982.247-25'],
  ['529982247251', '52.998.224/7251'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12A', '12.A'],
  ['15216260000176', '15.216.260/0001-76'],
  ['5299', '529.9'],
  ['', ''],
])('%s is formatted as %s', (text, shown) => {
  expect(formatCpfOrCnpj(text)).toBe(shown);
});

test.each([
  ['52998224725', true],
  ['12ABC34501DE35', true],
  ['52998224724', false],
  ['LBNXQOB5000163', false],
  ['529982247251', false],
])('%s is valid: %s', (value, isValid) => {
  expect(isValidCpfOrCnpj(value)).toBe(isValid);
});
