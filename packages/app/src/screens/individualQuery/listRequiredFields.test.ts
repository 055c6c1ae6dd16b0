import { expect, test } from 'vitest';
import { listRequiredFields } from './listRequiredFields.ts';

const flags = (letters: string) => ({
  cardNumber: letters.includes('c'),
  fullName: letters.includes('n'),
  cpf: letters.includes('p'),
  birthDate: letters.includes('b'),
});

test.each([
  ['c', 'c', false, 'marca e número da carteirinha'],
  ['c', 'cp', false, 'marca e número da carteirinha e, se quiser, CPF'],
  ['cb', 'cpb', false, 'marca, número da carteirinha e data de nascimento e, se quiser, CPF'],
  ['p', 'p', true, 'CPF'],
  ['', 'cp', true, 'número da carteirinha e CPF'],
  ['cnpb', 'cnpb', false, 'marca, número da carteirinha, nome completo, CPF e data de nascimento'],
])('required %s of %s, company plan %s: %s', (required, usedFields, isCompanyPlan, words) => {
  expect(
    listRequiredFields({ isCompanyPlan, eligibilityBy: flags(usedFields), requiredEligibilityBy: flags(required) }),
  ).toBe(words);
});
