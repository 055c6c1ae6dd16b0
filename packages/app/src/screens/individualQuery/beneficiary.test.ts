import type { BeneficiaryResult } from '@oraculo/api-client';
import { expect, test } from 'vitest';
import { beneficiaryBadge, beneficiaryFields, isEmptyResult } from './beneficiary.ts';

const plan = {
  healthPlanName: null,
  name: null,
  code: null,
  network: null,
  product: null,
  segment: null,
  accommodation: null,
  companion: null,
  contractType: null,
  level: null,
};
const patient = {
  name: '',
  birth: null,
  cardNumber: '',
  cpf: null,
  cns: null,
  reason: { code: '', description: '' },
  plan,
};
const empty: BeneficiaryResult = {
  status: '',
  eligible: false,
  reason: { description: '', negatives: [] },
  covenant: { name: null },
  patient,
};

test.each<[string, Partial<BeneficiaryResult>, string]>([
  [
    'code 404',
    { eligible: true, patient: { ...patient, reason: { code: '404', description: '' } } },
    'Número da carteirinha inválido',
  ],
  ['not eligible without a reason', {}, 'Beneficiário inativo'],
  ['not eligible without a reason, whatever the status', { status: 'true' }, 'Beneficiário inativo'],
  ['eligible', { eligible: true }, 'Beneficiário ativo'],
  [
    'status “true” with a reason',
    { status: 'true', reason: { description: 'x', negatives: [] } },
    'Beneficiário ativo',
  ],
  ['a reason', { reason: { description: 'Plano suspenso', negatives: [] } }, 'Plano suspenso'],
  [
    'negatives only',
    { reason: { description: '', negatives: [{ description: 'Carência' }, { description: 'Inadimplência' }] } },
    'Carência; Inadimplência',
  ],
])('%s: %s', (_what, patch, text) => {
  expect(beneficiaryBadge({ ...empty, ...patch }).text).toBe(text);
});

test('the empty default shows no card', () => {
  expect(isEmptyResult(empty)).toBe(true);
  expect(isEmptyResult({ ...empty, patient: { ...patient, name: 'Iara' } })).toBe(false);
});

test('without a card the masked CPF stands in, and birth dates do not shift', () => {
  const shown = beneficiaryFields({ ...empty, patient: { ...patient, cpf: '12345678909', birth: '1985-11-02' } });
  expect(shown.find(({ term }) => term === 'Carteirinha')?.value).toBe('***.456.789-**');
  expect(shown.find(({ term }) => term === 'Nascimento')?.value).toBe('02/11/1985');
});
