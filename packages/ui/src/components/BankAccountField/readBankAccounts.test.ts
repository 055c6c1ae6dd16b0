import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAccountText, readBankAccount } from './readBankAccounts.ts';

const completeAccount = { bank: '001', agency: '1234', agencyDigit: '5', account: '12345678', accountDigit: '9' };

test.each([
  '001 1234-5 12345678-9',
  '001\t1234-5\t12345678-9',
  '001\t1234\t5\t12345678\t9',
  '001;1234-5;12.345.678-9',
  '001 | 1234-5 | 12345678-9',
  '001 1234–5 12345678 – 9',
  '001 12345 123456789',
  'Maria da Silva\t529.982.247-25\t001\t1234-5\t12345678-9\tR$ 1.250,00\t20/11/2026',
  'Banco do Brasil 1234-5 12345678-9',
  'Banco do Brasil\t1234-5\t12345678-9',
  'BB ag. 1234-5 c/c 12345678-9\u200b',
  'BB 1234-5 cc 12345678-9',
  'BB ag1234-5 cc12345678-9.',
  'Banco: 001 Agência: 1234-5 Conta: 12345678-9',
  'Banco: 1 Agência: 1234-5 Conta: 12345678-9',
  'Banco: 001\nAgência: 1234-5\nConta: 12345678-9',
  'Banco:\n001\nAgência:\n1234-5\nConta:\n12345678-9',
  'Banco:\t001\nAgência:\t1234-5\nConta:\t12345678-9',
  'BANCO DO BRASIL\r\nAG 1234-5\r\nCC 12345678-9\r\n',
  'Banco do Brasil\nAg 1234-5 Conta 12345678-9',
  'BB ag 1234-5\nConta 12345678-9',
  'Conta 12345678-9\nag 1234-5\nBB',
  '001 - Banco do Brasil, agência nº 1234-5, conta nº 12345678-9',
  'Banco do Brasil (001), agência 1234-5, conta número 12345678-9',
  'Banco do Brasil S.A., agência 1234-5, cta 12345678-9',
  'BB ag 1234-5 c.c. 12345678-9',
  'BB ag 1234 dígito 5 conta 12345678 dígito 9',
  'BB ag 1234 dv 5 conta 12345678 dv 9',
  'BB ag/conta 1234-5/12345678-9',
  'BB ag 1234/5 conta 12345678/9',
  'Maria da Silva, CPF 529.982.247-25\nBanco do Brasil, ag 1234-5, conta 12345678-9',
  '001 1234-5 12345678-9\n001 1234-5 12345678-9',
])('the text “%s” is one whole account', (text) => {
  expect(readBankAccount(text)).toMatchObject(completeAccount);
});

test.each([
  ['Banco do Brasil ag 1234-5 cc 12345-6', '001 1234-5 12345-6 checking'],
  ['Banco do Brasil, agência 1234-5, conta número 12345-6', '001 1234-5 12345-6 null'],
  ['Nubank agência 1 conta 1234567-8', '260 0001- 1234567-8 null'],
  ['ag 1234 conta poupança 12345-x', ' 1234- 12345-X savings'],
  ['ag 1234 conta 12345 dígito 6', ' 1234- 12345-6 null'],
  ['ag 1234 conta 12345 dv 6', ' 1234- 12345-6 null'],
  ['ag 1234 conta 12345/6', ' 1234- 12345-6 null'],
  ['Itaú 1234 12345-1', '341 1234- 12345-1 null'],
  ['Itaú 1234 12345-1 poupança', '341 1234- 12345-1 savings'],
  ['Itaú ag/conta 1234/12345-6', '341 1234- 12345-6 null'],
  ['Itaú conta 12345-6', '341 - 12345-6 null'],
  ['Itaú, favorecido Maria, ag 1234 cc 12345-6', '341 1234- 12345-6 checking'],
  ['237 1425-7 0238069-2', '237 1425-7 0238069-2 null'],
  ['237 ag 1425-7 cc 0238069-P', '237 1425-7 0238069-P checking'],
  ['Mercado Pago ag 0001 conta pagamento 1234567890-1', '323 0001- 1234567890-1 payment'],
  ['Caixa ag 1234 conta 013 00012345-6', '104 1234- 01300012345-6 null'],
  ['Caixa ag 1234 op 013 conta 12345-6', '104 1234- 01300012345-6 null'],
  ['Caixa ag 1234 conta poupança op. 013 12345-6', '104 1234- 01300012345-6 savings'],
  ['104 1234 013 12345-6', '104 1234- 01300012345-6 null'],
  ['104\t1234\t013\t12345\t6', '104 1234- 01300012345-6 null'],
  ['1\t341\t1234\t12345-1', '341 1234- 12345-1 null'],
  ['12\tMaria\t341\t1234\t12345-1', '341 1234- 12345-1 null'],
  ['Maria\t12\t341\t1234\t12345-1', '341 1234- 12345-1 null'],
  ['Maria\t341\tItaú\t1234\t12345-1\t10,00', '341 1234- 12345-1 null'],
  ['Nome\tBanco\tAgência\tConta\nMaria\t341\t1234\t12345-1', null],
])('the text “%s” is read as %s', (text, parts) => {
  const found = readBankAccount(text);
  expect(
    found && `${found.bank} ${found.agency}-${found.agencyDigit} ${found.account}-${found.accountDigit} ${found.kind}`,
  ).toBe(parts);
});

test.each([
  '',
  '1234-5',
  '12345678-9',
  '001',
  'Banco do Brasil',
  '001 Banco do Brasil',
  '529.982.247-25',
  'minha conta',
  'ag 1234-5',
  '20/11/2026',
])('the text “%s” is at most one part of an account', (text) => {
  expect(readAccountText(text)).toBe('single');
});

test.each([
  // Numbers without a label.
  '(11) 98765-4321',
  '1234 12345-6',
  '12 345 678-9',
  'Itaú ag 1234 12345-1',
  'ag 1234 conta 12345 6',
  '150 reais: ag 1234 cc 12345-6',
  'Itaú ag 1234 cc 12345-6 valor 150',
  'Itaú ag 1234 cc 12345-6 R$ 150,00',
  '001 1234-5 12345678 2 parcelas',
  'ag 1234 conta 12345-67',
  'ag 1234 conta 12345-6/7',
  'ag 12345678 cc 12345-6',
  'Itaú agência cc 12345-6 1234',
  // Two banks, and names that may be those of other banks.
  'Itaú ag 1234 cc 12345-6 favorecido Caixa Escolar Santos',
  '341 Bradesco ag 1234 cc 12345-6',
  'Itaú, Bradesco, ag 1234, cc 12345-6',
  'Caixa Escolar Santos ag 1234 cc 12345-6',
  'Banco Azul ag 1234 cc 12345-6',
  'Azul ag 1234 cc 12345-6',
  // Only Caixa has operations.
  'ag 1234 op 013 conta 12345-6',
  'Itaú ag 1234 conta 013 00012345-6',
  'Caixa ag 1234 op 013 conta 013 12345-6',
  'Caixa ag 1234 op 013 conta 123456789-0',
  // A number that may or may not be the code of a bank.
  '1\t1234-5\t12345678-9',
  '341\t237\t1234\t12345-1',
  '12\t1\t1234\t56789\t0',
  '341\t1234\t12345-1\t98765-4321',
  'Conta poupança corrente 12345-6 ag 1234',
  '000 1234 12345-6',
])('the text “%s” is not fully understood', (text) => {
  expect(readAccountText(text)).toBe('unclear');
  expect(readBankAccount(text)).toBeNull();
});

test.each([
  '001 1234-5 12345678-9\n237 1425-7 0238069-2',
  '001 1234-5 12345678-9 237 1425-7 0238069-2',
  '001\t1234-5\t12345678-9\n033\t0189\t01017417-9',
  '1\t001\t1234-5\t12345678-9\n2\t033\t0189\t01017417-9',
  'ag 1234-5 cc 12345-6 e ag 4321 cc 54321-0',
  'ag 1234 conta corrente 12345-6, poupança 65432-1',
])('the text “%s” has two accounts', (text) => {
  expect(readAccountText(text)).toBe('several');
  expect(readBankAccount(text)).toBeNull();
});

test('every group of digits that is read is in a part of the account', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '001',
      '341',
      'Itaú',
      ' ',
      ' ',
      'ag ',
      'conta ',
      'cc ',
      'op ',
      '013',
      '1234-5',
      '12345678-9',
      '12345',
      '6',
      'banco ',
      '-',
      '/',
      'x',
      '\n',
    ),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      const found = readBankAccount(text);
      if (!found) return;
      const read = `${found.bank} ${found.agency}${found.agencyDigit} ${found.account}${found.accountDigit}`;
      for (const group of text.match(/\d+/g) ?? []) expect(read).toContain(group);
    }),
    { numRuns: 5000 },
  );
});

test('any text is read quickly', () => {
  for (const piece of ['1', 'ag ', 'conta - ', '1234-5 ', '\t', '-', ' - ', 'banco ', '1\t', '341 1234 '])
    for (const length of [1990, 1_000_000])
      expect(['single', 'unclear']).toContain(readAccountText(piece.repeat(length / piece.length)));
});
