import type { Operator } from '@oraculo/api-client';
import { beforeAll, expect, test } from 'vitest';
import { setCardNumberRules } from '../../service/cardNumberRules.ts';
import { createIndividualQuerySuite, emptyDraft, type IndividualQueryDraft } from './individualQuerySuite.ts';

const all = { cardNumber: true, cpf: true, fullName: true, birthDate: true };
const none = { cardNumber: false, cpf: false, fullName: false, birthDate: false };
const operator = (ansId: string, more: Partial<Operator>): Operator => ({
  id: ansId,
  ansId,
  name: ansId,
  isCompanyPlan: false,
  eligibilityBy: all,
  requiredEligibilityBy: none,
  ...more,
});
const operators = [
  operator('1', { requiredEligibilityBy: all }),
  operator('2', {}),
  operator('3', { isCompanyPlan: true }),
  operator('4', { eligibilityBy: { ...none, cpf: true }, requiredEligibilityBy: all }),
  operator('5', { eligibilityBy: { ...all, cardNumber: false } }),
];

beforeAll(() => setCardNumberRules({ '1': { rule: 'digits9' }, '2': { rule: 'digits9' }, '5': { rule: 'digits9' } }));

test.each<[string, Partial<IndividualQueryDraft>, Record<string, string>]>([
  ['nothing chosen', {}, { ansId: 'A operadora é obrigatória', brandId: 'A marca é obrigatória' }],
  [
    'a remembered operator that is not in the list',
    { ansId: '9', brandId: '7', cardNumber: '123456789' },
    { ansId: 'A operadora é obrigatória' },
  ],
  ['the company plan without a brand', { ansId: '3' }, {}],
  ['an operator with optional fields only', { ansId: '2', brandId: '7' }, {}],
  [
    'an operator that asks for everything',
    { ansId: '1', brandId: '7' },
    {
      cardNumber: 'Obrigatório',
      fullName: 'Nome completo obrigatório',
      cpf: 'CPF obrigatório',
      birth: 'Data de nascimento obrigatória',
    },
  ],
  ['an operator that requires a field that it does not use', { ansId: '4', brandId: '7' }, { cpf: 'CPF obrigatório' }],
  [
    'everything begun and wrong',
    { ansId: '1', brandId: '7', cardNumber: '12', fullName: 'Iara', cpf: '123', birthText: '12/1' },
    {
      cardNumber: 'Deve possuir exatamente 9 dígitos',
      cpf: 'CPF deve ter 11 dígitos',
      birth: 'Data de nascimento inválida',
    },
  ],
  [
    'a leftover of a spreadsheet as the card of an operator without a rule',
    { ansId: '3', cardNumber: 'NULL' },
    { cardNumber: '“NULL” não é um número de carteirinha.' },
  ],
  ['a card number that its operator does not use', { ansId: '5', brandId: '7', cardNumber: '12' }, {}],
  [
    'everything right',
    {
      ansId: '1',
      brandId: '7',
      cardNumber: '123456789',
      fullName: 'Iara Figueiredo',
      cpf: '12345678909',
      birth: '1985-11-02',
      birthText: '02/11/1985',
    },
    {},
  ],
])('%s', (_what, patch, expected) => {
  const errors = createIndividualQuerySuite(operators)
    .runStatic({ ...emptyDraft, ...patch })
    .getErrors();
  const first = Object.entries(errors).flatMap(([name, messages]) => (messages[0] ? [[name, messages[0]]] : []));
  expect(Object.fromEntries(first)).toEqual(expected);
});
