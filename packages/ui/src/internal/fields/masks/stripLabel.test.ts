import { expect, test } from 'vitest';
import { stripLabel } from './stripLabel.ts';

const cpf = '###.###.###-##';
const cnpj = '@@.@@@.@@@/@@@@-##';

test.each([
  ['CPF: 529.982.247-25', ' 529.982.247-25'],
  ['CPF 529', '529'],
  ['  cpf-529', '529'],
  ['CPF n.º 529', '529'],
  ['CPF Nº: 529', ' 529'],
  ['CPF n° 529', '529'],
  ['CPF no. 529', '529'],
  ['CPF#529', '529'],
  ['Cartão/529', '529'],
  ['cartao – 529', '529'],
  ['CNS 7001', '7001'],
  ['Carteirinha 12', '12'],
  // A label is before the number, and ends at the first colon.
  ['529 CPF', '529 CPF'],
  ['Início: Fim: 1', ' Fim: 1'],
  ['12:30', '12:30'],
  ['Nome 52', 'Nome 52'],
  // Letters directly before digits are a label only if the rest is a complete number.
  ['cpf529', 'cpf529'],
  ['cpf52998224725', '52998224725'],
  ['cpf529.982.247-25', '529.982.247-25'],
])('“%s” becomes “%s”', (text, left) => {
  expect(stripLabel(cpf, text)).toBe(left);
});

test.each([
  ['CNPJ NO.A0A.A00/AA00-00', 'NO.A0A.A00/AA00-00'],
  ['CNPJ nº12', '12'],
  ['CNPJ noa1', 'noa1'],
  ['CNPJ no 12', '12'],
  ['CNPJnº12', '12'],
  ['CNPJ1234AB0135', 'CNPJ1234AB0135'],
])('letters that may belong to a CNPJ stay: “%s” becomes “%s”', (text, left) => {
  expect(stripLabel(cnpj, text)).toBe(left);
});
