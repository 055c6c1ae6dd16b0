import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidPixKey, readPixKey } from './readPixKey.ts';

test('eleven digits that match a CPF and a phone are a CPF, because a phone has its country code', () => {
  // The digits are a mobile phone of São Paulo (11 9…) and a CPF with the right check digits.
  const ends = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'));
  const cpf = ends.map((end) => `119999900${end}`).find(isValidPixKey) ?? '';
  expect(readPixKey(cpf)).toEqual({ kind: 'cpf', key: cpf });
  expect(readPixKey(`+55${cpf}`)).toEqual({ kind: 'phone', key: `+55${cpf}` });
});

test('a landline, a foreign phone, and a phone without country code, area code or ninth digit, are not keys', () => {
  for (const text of ['+55 11 3333-4444', '11987654321', '+55 98765-4321', '+55 11 8765-4321', '+351 912 345 678'])
    expect([text, readPixKey(text)]).toEqual([text, null]);
});

test('an e-mail has 77 characters at most', () => {
  const longest = `${'a'.repeat(77 - '@b.com'.length)}@b.com`;
  expect(readPixKey(longest)?.kind).toBe('email');
  expect(readPixKey(`a${longest}`)).toBeNull();
});

test('`readPixKey` returns its own result unchanged and throws for no text', () => {
  const texts = fc.oneof(fc.string(), fc.emailAddress(), fc.uuid(), fc.stringMatching(/^\+?[\d .-]{0,20}$/));
  fc.assert(
    fc.property(texts, (text) => {
      const read = readPixKey(text);
      expect(readPixKey(read?.key ?? '')).toEqual(read);
    }),
  );
});

test('a hostile text is refused quickly', () => {
  expect(isValidPixKey(`a@${'a-'.repeat(100_000)}`)).toBe(false);
});
