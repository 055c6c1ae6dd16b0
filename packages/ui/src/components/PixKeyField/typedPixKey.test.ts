import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPixKey } from './formatPixKey.ts';
import { readPixKey } from './readPixKey.ts';
import { findPixKeyProblem, guessPixKind, readTypedPixKey } from './typedPixKey.ts';

/** A CPF whose digits are also those of a mobile phone of São Paulo. */
const both = '11987654374';

test.each([
  ['529.982.247-25', '52998224725'],
  ['CPF: 529.982.247-25', '52998224725'],
  ['Pix (CPF): 529.982.247–25.', '52998224725'],
  ['CNPJ 12.abc.345/01de-35', '12ABC34501DE35'],
  ['Chave Pix: maria@exemplo.com', 'maria@exemplo.com'],
  ['“Maria@Exemplo.com.br”', 'maria@exemplo.com.br'],
  ['Maria da Silva <maria@exemplo.com>', 'maria@exemplo.com'],
  ['maria@exemplo.com.', 'maria@exemplo.com'],
  ['mailto:maria@exemplo.com', 'maria@exemplo.com'],
  ['pix@exemplo.com', 'pix@exemplo.com'],
  ['pix-loja@exemplo.com', 'pix-loja@exemplo.com'],
  ['pix-loja@exemplo.com.', 'pix-loja@exemplo.com'],
  ['pix.loja@exemplo.com.', 'pix.loja@exemplo.com'],
  ['Pix pix-loja@exemplo.com', 'pix-loja@exemplo.com'],
  ['Chave Pix - maria@exemplo.com', 'maria@exemplo.com'],
  // With its label it has the fourteen characters and the check digits of a CNPJ.
  ['Pix 987.654.321-00', '98765432100'],
  ['tel:+5511987654321', '+5511987654321'],
  // An address book copies direction marks and a non-breaking hyphen.
  ['\u202a+55 11 98765\u20114321\u202c', '+5511987654321'],
  ['maria\u200b@exemplo.com\ufeff', 'maria@exemplo.com'],
  ['Chave aleatória 123E4567-E89B-42D3-A456-426655440000', '123e4567-e89b-42d3-a456-426655440000'],
])('the text “%s” contains the key %s', (text, key) => {
  expect(readTypedPixKey(text)?.key).toBe(key);
  expect(findPixKeyProblem(text)).toBeUndefined();
});

test.each([
  ['', undefined],
  [' \u200b ', undefined],
  ['529.982.247-24', 'cpf'],
  ['11987654321', 'cpfOrCountry'],
  ['(11) 98765-4321', 'country'],
  ['11 98765-4321', 'country'],
  ['5511987654321', 'country'],
  ['011 98765-4321', 'country'],
  ['+351 912 345 678', 'country'],
  ['+55 11 3333-4444', 'phone'],
  ['(11) 3333-4444', 'phone'],
  ['+55 11 8765-4321', 'phone'],
  ['+55 10 98765-4321', 'area'],
  ['15.216.260/0001-77', 'cnpj'],
  ['maria@exemplo', 'email'],
  ['maria @exemplo.com', 'email'],
  [`${'a'.repeat(70)}@exemplo.com`, 'longEmail'],
  ['123e4567e89b42d3a456426655440000', 'random'],
  ['123e4567-e89b-42d3-a456-42665544', 'random'],
  ['529.982.247-25, maria@exemplo.com', 'several'],
  ['529.982.247-25 153.509.460-56', 'several'],
  ['+55 11 98765-4321, +55 21 98765-4321', 'several'],
  ['529.982.247-25 / 15.216.260/0001-76', 'several'],
  ['+55 11 98765-4321 e +55 21 98765-4321', 'several'],
  ['CPF: 529.982.247-25, e-mail: maria@exemplo.com', 'several'],
  ['529.982.247-25 <maria@exemplo.com>', 'several'],
  [
    '00020126330014br.gov.bcb.pix01111234567890052040000530398654041.005802BR5905MARIA6009SAO PAULO62070503***6304ABCD',
    'code',
  ],
  ['minha chave', 'unknown'],
  ['x'.repeat(1000), 'unknown'],
])('the text “%s” is no key because of %s', (text, problem) => {
  expect(findPixKeyProblem(text)).toBe(problem);
  expect(readTypedPixKey(text)).toBeNull();
});

test('digits that match a CPF and a phone are a CPF, unless they are written or labelled as a phone', () => {
  for (const text of [both, formatPixKey(both), `CPF ${both}`]) expect(readTypedPixKey(text)?.kind).toBe('cpf');
  for (const text of [
    '11 98765-4374',
    '(11) 98765-4374',
    `Telefone: ${both}`,
    `Celular ${both}`,
    `WhatsApp: ${both}`,
  ]) {
    expect([text, readTypedPixKey(text)]).toEqual([text, null]);
    expect([text, findPixKeyProblem(text)]).toEqual([text, 'country']);
  }
  expect(readTypedPixKey('Telefone: 529.982.247-25')).toBeNull();
  expect(findPixKeyProblem('Telefone: 529.982.247-25')).toBe('phone');
});

test('an e-mail is recognised from its at sign on, a phone from its country code on, any other key when it is complete', () => {
  const kinds = (text: string) => [...text].map((_, at) => guessPixKind(text.slice(0, at + 1)));
  expect(kinds('a@b.com.br')).toEqual([undefined, ...Array.from({ length: 9 }, () => 'email')]);
  expect(kinds('+5511')).toEqual([undefined, undefined, 'phone', 'phone', 'phone']);
  expect(kinds('529.982.247-25').filter(Boolean)).toEqual(['cpf']);
});

test('`readTypedPixKey` reads a formatted key as the key without punctuation', () => {
  expect([both, '12ABC34501DE35', '+5511987654321', 'minha chave'].map(formatPixKey)).toEqual([
    '119.876.543-74',
    '12.ABC.345/01DE-35',
    '+55 (11) 98765-4321',
    'minha chave',
  ]);
  const texts = fc.oneof(
    fc.emailAddress(),
    fc.uuid(),
    fc.stringMatching(/^[1-9]{2}9\d{8}$/).map((it) => `+55${it}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const key = readPixKey(text);
      expect(readPixKey(formatPixKey(text))).toEqual(key);
    }),
  );
});

test('a text is either a key or has a problem, and every text is read quickly', () => {
  const pieces = fc.array(
    fc.constantFrom(
      'pix ',
      'Chave:',
      '<',
      '@',
      '+55',
      '529.982.247-25',
      both,
      ',',
      '"',
      'a',
      '.com',
      '\u200b',
      '-',
      '/',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      const isEmpty = text.replaceAll('\u200b', '') === '';
      expect(Boolean(readTypedPixKey(text)) || isEmpty).toBe(findPixKeyProblem(text) === undefined);
    }),
  );
  for (const piece of ['pix ', 'a:', '"', ' ', '<', 'a@'])
    expect(findPixKeyProblem(`+${piece.repeat(100_000)}!`)).toBeDefined();
});
