import { expect, test } from 'vitest';
import { type CardNumberRuleName, cardNumberProblem, cardNumberRules, readCardNumberRule } from '../src/cardNumbers.ts';

const exact = (length: number) => `Deve possuir exatamente ${length} dígitos`;
const repeated = 'Não use números repetidos (ex: 1111)';

test.each<[CardNumberRuleName, string, string | undefined]>([
  ['digits15', '123456789012345', undefined],
  ['digits15', '12345678901234', exact(15)],
  ['digits15', '1234567890123456', exact(15)],
  ['digits9', '111111111', repeated],
  ['digits16', '123456789012345A', 'Deve ter só dígitos, sem letras (A)'],
  ['digits16', 'O23456789O1234I6', 'Deve ter só dígitos, sem letras (O, I)'],
  ['digits16', '12345678901234-6', 'Cartão inválido'],
  ['digits17', '12345678901234567', undefined],
  ['digits18', '1', exact(18)],
  ['digits20', '12345678901234567890', undefined],
  ['alnum20', 'AB345678901234567890', undefined],
  ['alnum20', 'AAAAAAAAAAAAAAAAAAAA', repeated],
  ['alnum20', 'AB3456789012345678-0', 'Cartão inválido'],
  ['upTo20', '7', undefined],
  ['upTo20', '22', repeated],
  ['upTo20', '123456789012345678901', 'Deve possuir até 20 dígitos'],
  ['grouped20', '12345678901234567890', undefined],
  ['grouped20', '1234567890', exact(20)],
])('with the rule %s the card number %s has the problem %s', (name, cardNumber, problem) => {
  expect(cardNumberProblem(cardNumberRules[name], cardNumber)).toBe(problem);
});

test('the pattern of an operator is checked after length and repetition', () => {
  const rule = readCardNumberRule({ rule: 'digits9', pattern: '865\\d*' });
  if (!rule) throw new Error('The rule was not read.');
  expect(cardNumberProblem(rule, '123')).toBe(exact(9));
  expect(cardNumberProblem(rule, '111111111')).toBe(repeated);
  expect(cardNumberProblem(rule, '123456789')).toBe('Cartão inválido');
  expect(cardNumberProblem(rule, '865456789')).toBeUndefined();
});

test('neither an unknown rule, a method of objects as a rule, nor an invalid pattern refuses a card', () => {
  expect(readCardNumberRule({ rule: 'outra' })).toBeUndefined();
  expect(readCardNumberRule({ rule: 'toString' })).toBeUndefined();
  expect(readCardNumberRule({ rule: 'digits9', pattern: '(' })).toEqual({ length: 9, characters: 'digits' });
});
