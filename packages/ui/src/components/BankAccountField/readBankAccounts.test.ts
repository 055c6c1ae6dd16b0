import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBankAccount, readBankAccounts } from './readBankAccounts.ts';

const whole = { bank: '001', agency: '1234', agencyDigit: '5', account: '12345678', accountDigit: '9' };

test.each([
  '001 1234-5 12345678-9',
  '001\t1234-5\t12345678-9',
  '001\t1234\t5\t12345678\t9',
  '001;1234-5;12.345.678-9',
  '001 | 1234-5 | 12345678-9',
  '001 1234–5 12345678 – 9',
  '001 12345 123456789',
  '1\t1234-5\t12345678-9',
  'Maria da Silva\t529.982.247-25\t001\t1234-5\t12345678-9\tR$ 1.250,00\t20/11/2026',
  'Banco do Brasil 1234-5 12345678-9',
  'BB ag. 1234-5 c/c 12345678-9\u200b',
  'Banco: 001 Agência: 1234-5 Conta: 12345678-9',
  'Banco: 001\nAgência: 1234-5\nConta: 12345678-9',
  'BANCO DO BRASIL\r\nAG 1234-5\r\nCC 12345678-9\r\n',
  '001 - Banco do Brasil, agência nº 1234-5, conta nº 12345678-9',
  '001 1234-5 12345678-9\n001 1234-5 12345678-9',
])('the text “%s” is one whole account', (text) => {
  expect(readBankAccount(text)).toMatchObject(whole);
});

test.each([
  [
    'Banco do Brasil ag 1234-5 cc 12345-6',
    { bank: '001', agency: '1234', agencyDigit: '5', account: '12345', accountDigit: '6', kind: 'checking' },
  ],
  [
    'Nubank agência 1 conta 1234567-8',
    { bank: '260', agency: '0001', agencyDigit: '', account: '1234567', accountDigit: '8' },
  ],
  [
    'ag 1234 conta poupança 12345-x',
    { bank: '', agency: '1234', account: '12345', accountDigit: 'X', kind: 'savings' },
  ],
  ['Itaú 1234 12345-1', { bank: '341', agency: '1234', account: '12345', accountDigit: '1' }],
  ['237 1425-7 0238069-2', { bank: '237', agency: '1425', agencyDigit: '7', account: '0238069', accountDigit: '2' }],
  ['Mercado Pago ag 0001 conta pagamento 1234567890-1', { bank: '323', account: '1234567890', kind: 'payment' }],
])('the text “%s” has its parts', (text, parts) => {
  expect(readBankAccount(text)).toMatchObject(parts);
});

test.each([
  '',
  '1234-5',
  '12345678-9',
  '001',
  'Banco do Brasil',
  '529.982.247-25',
  'minha conta',
  '20/11/2026',
  '(11) 98765-4321',
])('the text “%s” is no account of several parts', (text) => {
  expect(readBankAccounts(text)).toEqual([]);
});

test.each([
  '001 1234-5 12345678-9\n237 1425-7 0238069-2',
  '001 1234-5 12345678-9 237 1425-7 0238069-2',
  '001\t1234-5\t12345678-9\n033\t0189\t01017417-9',
  'ag 1234-5 cc 12345-6 e ag 4321 cc 54321-0',
])('the text “%s” has two accounts', (text) => {
  expect(readBankAccounts(text)).toHaveLength(2);
  expect(readBankAccount(text)).toBeNull();
});

test('no text takes long', () => {
  const pieces = fc.array(
    fc.constantFrom('001', ' ', '\t', 'ag ', 'conta ', '1234-5', '12345678-9', 'banco', '-', 'x', '\n', ';'),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      expect(Array.isArray(readBankAccounts(parts.join('')))).toBe(true);
    }),
  );
  for (const piece of ['1', 'ag ', 'conta - ', '1234-5 ', '\t', '-', ' - '])
    expect(readBankAccounts(piece.repeat(100_000))).toEqual([]);
});
