import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask } from './applyMask.ts';
import { pasteText } from './maskEdit.ts';
import { stripLabel } from './stripLabel.ts';

const cpf = '###.###.###-##';
const cnpj = '@@.@@@.@@@/@@@@-##';
const names = ['CPF', 'CNPJ', 'Carteirinha'];
const empty = { value: '', start: 0, end: 0 };

test('a partial number that is pasted into a full field is refused', () => {
  expect(pasteText(cpf, { value: '52998224725', start: 3, end: 3 }, '777').value).toBe('52998224725');
});

test('a complete number that is pasted with any punctuation or label replaces the former value', () => {
  const number = stringMatching(/^[0-9A-Z]{12}[0-9]{2}$/);
  const label = constantFrom('', 'CNPJ: ', 'cnpj ', 'CNPJ nº ', '\t', '\u00a0', 'CNPJ:\u00a0');
  const shape = constantFrom(
    (value: string) => value,
    (value: string) => applyMask(cnpj, value).toLowerCase(),
  );
  assert(
    property(number, label, shape, stringMatching(/^[0-9]{0,14}$/), (value, prefix, write, old) => {
      const state = { value: old, start: 0, end: old.length };
      expect(pasteText(cnpj, state, stripLabel(cnpj, `${prefix}${write(value)}\u00a0`, names)).value).toBe(value);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  [cpf, 'CPF: 529.982.247-25', '52998224725'],
  [cpf, '529 982 247 25', '52998224725'],
  [cpf, '529\u00a0982\u00a0247\u00a025\t', '52998224725'],
  [cpf, '５２９.９８２.２４７-２５', '52998224725'],
  [cnpj, 'cnpj12abc34501de35', '12ABC34501DE35'],
  [cnpj, 'CNPJ1234AB0135', 'CNPJ1234AB0135'],
  // “NO” may be an abbreviation of “number” or the first letters of a CNPJ.
  [cnpj, 'cnpj no.a0a.a00/aa00-00', 'NOA0AA00AA0000'],
  [cnpj, 'CNPJ no 12.abc.345/01de-35', '12ABC34501DE35'],
  [cpf, 'CPF no 529.982.247-25', '52998224725'],
  [cnpj, 'CNPJ: 12.ABC.345/01DE-35 (matriz)', '12ABC34501DE35'],
  ['@'.repeat(20), 'Carteirinha: ab12-cd34', 'AB12CD34'],
])('%s reads “%s” as %s when it is pasted', (pattern, text, value) => {
  expect(pasteText(pattern, empty, stripLabel(pattern, text, names)).value).toBe(value);
});
