import { expect, test } from 'vitest';
import { toEligibilityCheck } from './toEligibilityCheck.ts';
import { emptyDraft } from './individualQuerySuite.ts';

const all = { cardNumber: true, cpf: true, fullName: true, birthDate: true };
const operator = { ansId: '1', isCompanyPlan: false, eligibilityBy: all };
const typed = { ...emptyDraft, ansId: '1', brandId: '7', cardNumber: '123', cpf: '12345678909', birth: '1985-11-02' };
const sent = { ansId: '1', brandId: '7', cardNumber: '123', cpf: '12345678909', birth: '1985-11-02' };

test.each([
  ['everything', operator, sent],
  ['no card number', { ...operator, eligibilityBy: { ...all, cardNumber: false } }, { ...sent, cardNumber: '' }],
  ['no CPF', { ...operator, eligibilityBy: { ...all, cpf: false } }, { ...sent, cpf: '' }],
  ['no birth date', { ...operator, eligibilityBy: { ...all, birthDate: false } }, { ...sent, birth: null }],
  ['no brand, as the company plan does', { ...operator, isCompanyPlan: true }, { ...sent, brandId: null }],
])('an operator that uses %s is sent no other field', (_what, asking, expected) => {
  expect(toEligibilityCheck(asking, typed)).toEqual(expected);
});
