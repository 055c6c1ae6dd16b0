import { expect, test } from 'vitest';
import { applyMask } from './applyMask.ts';
import { insertText } from './maskEdit.ts';
import { fitSlot, fitsMask, isSlot } from './slots.ts';

const cpf = '###.###.###-##';
const cnpj = '@@.@@@.@@@/@@@@-##';

test.each([
  [cpf, '', true],
  [cpf, '529', true],
  [cpf, '52998224725', true],
  [cpf, '529982247250', false],
  [cpf, '52a', false],
  [cnpj, '12ABC34501DE35', true],
  [cnpj, '12ABC34501DE3X', false],
  // Values are stored in upper case.
  [cnpj, '12abc34501DE35', false],
])('the value of %s may be “%s”: %s', (mask, value, fits) => {
  expect(fitsMask(mask, value)).toBe(fits);
});

test('a letter that would move another letter into the slot of a digit is refused', () => {
  const mask = '@@.@@@.@@@/@@@-#';
  const type = (value: string) => insertText(mask, { value, start: 2, end: 2 }, 'X').value;
  expect(type('12ABC34501D')).toBe('12ABC34501D');
  expect(type('12ABC345012')).toBe('12XABC345012');
});

test('a slot accepts its own characters, in upper case and plain width', () => {
  expect([fitSlot('#', '7'), fitSlot('#', '\uff17'), fitSlot('#', 'a'), fitSlot('@', 'a'), fitSlot('@', '-')]).toEqual([
    '7',
    '7',
    undefined,
    'A',
    undefined,
  ]);
  expect(fitSlot(undefined, '7')).toBeUndefined();
  expect(['#', '@', '.', undefined].map(isSlot)).toEqual([true, true, false, false]);
});

test.each([
  ['', ''],
  ['529', '529'],
  ['5299', '529.9'],
  ['529982247', '529.982.247'],
  ['52998224725', '529.982.247-25'],
])('punctuation is added with the next character: “%s” is shown as “%s”', (value, text) => {
  expect(applyMask(cpf, value)).toBe(text);
});
