import { expect, test } from 'vitest';
import { listRequestedFields } from './listRequestedFields.ts';

const none = { cardNumber: false, cpf: false, fullName: false, birthDate: false };

test.each([
  ['the card alone', { cardNumber: true }, ['cardNumber']],
  ['the CPF with the birth date', { cpf: true, birthDate: true }, ['cpf', 'birth']],
  [
    'everything',
    { cardNumber: true, cpf: true, fullName: true, birthDate: true },
    ['cardNumber', 'cpf', 'fullName', 'birth'],
  ],
  ['the name alone: a line still needs a number', { fullName: true }, ['cardNumber', 'cpf', 'fullName']],
  ['nothing', {}, ['cardNumber', 'cpf']],
])('an operator that requires %s', (_what, required, expected) => {
  expect(listRequestedFields({ requiredEligibilityBy: { ...none, ...required } })).toEqual(expected);
});
