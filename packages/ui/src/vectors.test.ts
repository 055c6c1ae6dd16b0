import { expect, test } from 'vitest';
import { isValidCns } from './components/CardNumberField/isValidCns.ts';
import { isValidCep } from './components/CepField/isValidCep.ts';
import { isValidCnpj } from './components/CnpjField/isValidCnpj.ts';
import { isValidCpf } from './components/CpfField/isValidCpf.ts';
import { isValidPhone } from './components/PhoneField/phone.ts';
import vectors from './vectors.json';

const checks = { cpf: isValidCpf, cnpj: isValidCnpj, cns: isValidCns, cep: isValidCep, phone: isValidPhone };
const documents = Object.keys(checks) as (keyof typeof checks)[];

const rows = documents.flatMap((document) => [
  ...vectors[document].valid.map((number) => ({ document, number, isValid: true })),
  ...vectors[document].invalid.map((number) => ({ document, number, isValid: false })),
]);

test.each(rows)('$document “$number” is valid: $isValid', ({ document, number, isValid }) => {
  expect(checks[document](number)).toBe(isValid);
});

test('the number that counts A as 10 instead of 17 stays among the invalid ones', () => {
  expect(vectors.cnpj.invalid).toContain('LBNXQOB5000163');
});
