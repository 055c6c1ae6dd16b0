import {
  assert,
  bigInt,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import uiVectors from '../../ui/src/vectors.json' with { type: 'json' };
import { cardNumberRules, type CardNumberRuleName } from '../src/cardNumbers.ts';
import {
  type Birth,
  type Identifier,
  plainDigits,
  readBirth,
  readCardNumber,
  readCnpj,
  readCpf,
  readWholeCpf,
} from '../src/contract/index.ts';
import vectors from '../vectors.json' with { type: 'json' };

interface Vector {
  text: string;
  rule?: string | null;
  kind: string;
  value?: string;
  says?: string;
  isCompleted?: boolean;
}

const ruleOf = (name: string | null | undefined) =>
  typeof name === 'string' ? cardNumberRules[name as CardNumberRuleName] : undefined;

const readers = {
  cpf: (text: string) => readCpf(text),
  cardNumber: (text: string, rule: string | null | undefined) => readCardNumber(text, ruleOf(rule)),
  cnpj: (text: string) => readCnpj(text),
  birth: (text: string) => readBirth(text, '2026-11-28'),
};

/** The expected result of the table. */
const stated = (read: Identifier | Birth): Omit<Vector, 'text'> => {
  if (read.kind === 'blank') return { kind: read.kind };
  if (read.kind === 'wrong') return { kind: read.kind, says: read.reason };
  const says = read.kind === 'doubtful' ? { says: read.doubt } : {};
  return { kind: read.kind, value: read.value, ...says, ...('isCompleted' in read && { isCompleted: true }) };
};

const rows = Object.entries(vectors).flatMap(([name, table]: [string, Vector[]]) =>
  table.map(({ text, rule, ...expected }) => ({ name: name as keyof typeof readers, text, rule, expected })),
);

test.each(rows)('$name “$text” ($rule) is $expected', ({ name, text, rule, expected }) => {
  const read = readers[name](text, rule);
  expect(stated(read)).toEqual(expected);
  if (!('value' in read)) return;
  const again = readers[name](read.value, rule);
  // A number without its punctuation, a whole date, and a CPF with its zeros have no doubt.
  const kind = /será consultada como|data sem formato/.test(expected.says ?? '') ? 'good' : read.kind;
  expect(again).toMatchObject({ kind, value: read.value });
});

test('the client and the kit compute the same check digits', () => {
  for (const number of uiVectors.cpf.valid) expect(readWholeCpf(number).kind).toBe('good');
  for (const number of uiVectors.cpf.invalid) expect(readWholeCpf(number).kind).not.toBe('good');
  for (const number of uiVectors.cnpj.valid) expect(readCnpj(number).kind).toBe('good');
  const capitals = uiVectors.cnpj.invalid.filter((number) => number === number.toUpperCase());
  for (const number of capitals) expect(readCnpj(number).kind).not.toBe('good');
});

test('a typed CPF is not completed with zeros', () => {
  expect(readWholeCpf('1234567890')).toEqual({ kind: 'wrong', code: 'form', reason: 'CPF deve ter 11 dígitos' });
  expect(readWholeCpf('012.345.678-90')).toEqual({ kind: 'good', value: '01234567890' });
});

const cellTexts = oneof(
  string({ unit: 'grapheme', maxLength: 30 }),
  string({ unit: constantFrom(...'0123456789.,-/ E+e#'), maxLength: 24 }),
  tuple(bigInt({ min: 0n, max: 10n ** 20n }), constantFrom('', '.0', ',0', ',00', '.5', 'E+10', '-2')).map(
    ([digits, end]) => `${digits}${end}`,
  ),
);

/** The characters of a number, without the fraction that a spreadsheet adds. */
const charactersOf = (text: string) =>
  plainDigits(text)
    .replace(/^([^0-9A-Za-z]*\d+)[.,]0+[^0-9A-Za-z]*$/, '$1')
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

test('a value has only the digits of its cell, except for zeros before a CPF', () => {
  assert(
    property(cellTexts, constantFrom(undefined, ...Object.values(cardNumberRules)), (text, rule) => {
      const cpf = readCpf(text);
      const card = readCardNumber(text, rule);
      const shown = charactersOf(text);
      const sent = 'value' in cpf ? cpf.value : shown.padStart(11, '0');
      expect(sent.replace(/^0+/, '')).toBe(shown.replace(/^0+/, ''));
      // A number to which digits were added is always marked, so that nobody sends it without seeing it.
      expect('isCompleted' in cpf).toBe('value' in cpf && cpf.value !== shown);
      expect('value' in card ? card.value : shown).toBe(shown);
    }),
    { numRuns: 5_000, examples: [['0/0.0', undefined]] },
  );
});

/** A number with one character inserted, removed or replaced. */
const slippedNumbers = tuple(
  oneof(stringMatching(/^\d{1,20}$/), stringMatching(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)),
  nat(20),
  oneof(
    constant(''),
    constantFrom(...'0123456789OolIA.,-/; '),
    string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  nat(1),
).map(([number, nth, character, removed]) => {
  const at = nth % (number.length + 1);
  return { text: number.slice(0, at) + character + number.slice(at + removed), character };
});

const unfixedRules = [undefined, cardNumberRules.upTo20];

test('a slip of one key never gives a good number with other characters than the typed ones', () => {
  assert(
    property(slippedNumbers, constantFrom(...unfixedRules, cardNumberRules.digits16), ({ text, character }, rule) => {
      const typed = charactersOf(text);
      const cpf = readCpf(text);
      const card = readCardNumber(text, rule);
      const whole = 'isCompleted' in cpf ? typed.padStart(11, '0') : typed;
      expect('value' in cpf ? cpf.value : whole).toBe(whole);
      expect('value' in card ? card.value : typed).toBe(typed);
      expect(card.kind === 'good' && /[oil]/i.test(character)).toBe(false);
      expect('value' in cpf && /[a-z]/i.test(character)).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});

test.each(['ﬀ345678', '1234567ı', 'ß1234567'])('the letters of “%s” do not become other letters', (text) => {
  expect(readCardNumber(text, undefined).kind).toBe('wrong');
  expect(readCnpj(text).kind).toBe('wrong');
});

test('a masked CPF that lacks a digit is invalid', () => {
  assert(
    property(stringMatching(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/), nat(10), (cpf, nth) => {
      let seen = -1;
      const cut = [...cpf].filter((character) => !/\d/.test(character) || (seen += 1) !== nth).join('');
      expect(readCpf(cpf)).toHaveProperty('value', cpf.replace(/\D/g, ''));
      expect(readCpf(cut).kind).toBe('wrong');
    }),
  );
});
