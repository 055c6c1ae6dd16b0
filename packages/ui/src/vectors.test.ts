import { expect, test } from 'vitest';
import type { BankAccount } from './components/BankAccountField/bankAccountTexts.ts';
import { readBankAccount } from './components/BankAccountField/readBankAccounts.ts';
import { isValidBankAccount, validateBankAccount } from './components/BankAccountField/validateBankAccount.ts';
import { readDueFactor } from './components/BoletoField/boletoDue.ts';
import { isValidBoleto, readBoleto } from './components/BoletoField/readBoleto.ts';
import { isValidCns } from './components/CnsField/isValidCns.ts';
import { isValidCep } from './components/CepField/isValidCep.ts';
import { isValidCnpj } from './components/CnpjField/isValidCnpj.ts';
import { isValidCpf } from './components/CpfField/isValidCpf.ts';
import { isValidCpfOrCnpj } from './components/CpfOrCnpjField/cpfOrCnpj.ts';
import { isValidPhone } from './components/PhoneField/phone.ts';
import { isValidPixKey, readPixKey } from './components/PixKeyField/readPixKey.ts';
import vectors from './vectors.json';

const checks = {
  cpf: isValidCpf,
  cnpj: isValidCnpj,
  cpfOrCnpj: isValidCpfOrCnpj,
  boleto: isValidBoleto,
  cns: isValidCns,
  cep: isValidCep,
  phone: isValidPhone,
  pixKey: isValidPixKey,
};
const documents = Object.keys(checks) as (keyof typeof checks)[];

const rows = documents.flatMap((document) => [
  ...vectors[document].valid.map((number) => ({ document, number, isValid: true })),
  ...vectors[document].invalid.map((number) => ({ document, number, isValid: false })),
]);

test.each(rows)('$document “$number” is valid: $isValid', ({ document, number, isValid }) => {
  expect(checks[document](number)).toBe(isValid);
});

test('a CNPJ that counts A as 10 instead of 17 is one of the invalid numbers', () => {
  expect(vectors.cnpj.invalid).toContain('LBNXQOB5000163');
});

test.each(vectors.boletoReadings)(
  'the line $line is read with its amount, due date and bank',
  ({ line, today, ...says }) => {
    expect(readBoleto(line, today)).toMatchObject(says);
  },
);

test.each(vectors.boletoDueFactors)('the factor $factor, read on $today, is $dueOn', ({ factor, today, dueOn }) => {
  expect(readDueFactor(factor, today)).toBe(dueOn);
});

test.each(vectors.pixKeyReadings)('the text $text is a Pix key of the kind $kind', ({ text, kind, key }) => {
  expect(readPixKey(text)).toEqual({ kind, key });
});

const accounts = [
  ...vectors.bankAccount.valid.map((given) => ({ given, problems: {} })),
  ...vectors.bankAccount.invalid,
];

test.each(accounts)('the account $given.bank $given.agency $given.account has $problems', ({ given, problems }) => {
  expect(validateBankAccount(given as BankAccount)).toEqual(problems);
  // A wrong check digit is only a warning.
  expect(isValidBankAccount(given as BankAccount)).toBe(Object.values(problems).every((it) => it === 'checkDigit'));
});

test.each(vectors.bankAccountReadings)('the account in the text $text is read', ({ text, account }) => {
  expect(readBankAccount(text)).toEqual(account);
});
