import { expect, test } from 'vitest';
import { hasOtherLabel, stripLabel } from './stripLabel.ts';

const cpf = '###.###.###-##';
const cnpj = '@@.@@@.@@@/@@@@-##';

test.each([
  ['CPF: 529.982.247-25', '529.982.247-25'],
  ['CPF 529', '529'],
  ['  cpf-529', '529'],
  ['CPF n.º 529', '529'],
  ['CPF Nº: 529', '529'],
  ['CPF n° 529', '529'],
  ['CPF no. 529', '529'],
  ['CPF#529', '529'],
  ['Nº do CPF: 529', '529'],
  ['Número do cpf 529', '529'],
  // A label is before the number.
  ['529 CPF', '529 CPF'],
  ['Início: Fim: 1', 'Início: Fim: 1'],
  ['12:30', '12:30'],
  ['Nome 52', 'Nome 52'],
  // Letters directly before digits are a label only if the rest is a complete number.
  ['cpf529', 'cpf529'],
  ['cpf52998224725', '52998224725'],
  ['cpf529.982.247-25', '529.982.247-25'],
])('“%s” becomes “%s”', (text, left) => {
  expect(stripLabel(cpf, text, ['CPF'])).toBe(left);
});

test.each([
  ['CNPJ NO.A0A.A00/AA00-00', 'NO.A0A.A00/AA00-00'],
  ['CNPJ nº12', '12'],
  ['CNPJ noa1', 'noa1'],
  ['CNPJ no 12', '12'],
  ['CNPJnº12', '12'],
  ['CNPJ1234AB0135', 'CNPJ1234AB0135'],
])('letters that may belong to a CNPJ stay: “%s” becomes “%s”', (text, left) => {
  expect(stripLabel(cnpj, text, ['CNPJ'])).toBe(left);
});

test.each([
  'Tel: 40006891187',
  'RG: 4000687743',
  'Err:502',
  'CNPJ: 400069048',
  'Valor: R$ 400069',
  'Carteirinha 40006945961',
  'CPF do titular: 40006932207',
  '#REF!:40006932207',
  'Número da carteirinha: 1',
  'CPFs: 529',
])('the other name of “%s” stays, and is seen', (text) => {
  expect(stripLabel(cpf, text, ['CPF'])).toBe(text);
  expect(hasOtherLabel(cpf, text)).toBe(true);
});

test.each(['529.982.247-25', '52998224725 Ana', '12:30', 'x529', 'sem número', 'R$ 12', ''])(
  'a “%s” has no name before it',
  (text) => {
    expect(hasOtherLabel(cpf, text)).toBe(false);
  },
);

const card = '@'.repeat(20);
const cardNames = ['Carteirinha', 'Carteira', 'Cartão', 'Número da carteirinha'];

test.each([
  ['Carteirinha: 12', '12'],
  ['Carteira 12', '12'],
  ['Nº da carteirinha: 12', '12'],
  ['n. da carteirinha 12', '12'],
  ['número da Carteirinha:12', '12'],
  ['Cartão/529', '529'],
  ['cartao – 529', '529'],
  ['Carta\u0303o nº 12', '12'],
])('“%s” in the field of a card becomes “%s”', (text, left) => {
  expect(stripLabel(card, text, cardNames)).toBe(left);
});

test.each(['Err:731', 'Tel: 11987654321', 'CPF: 529', 'Senha: AB12'])('“%s” has another name than a card', (text) => {
  expect(stripLabel(card, text, cardNames)).toBe(text);
  expect(hasOtherLabel(card, text)).toBe(true);
});

test('without names nothing is removed', () => {
  expect(stripLabel(cpf, 'CPF: 529', [])).toBe('CPF: 529');
});
