import type { BeneficiaryResult } from '@oraculo/api-client';
import { expect, test, vi } from 'vitest';
import { emptyResult } from '../../../test/emptyResult.ts';
import { beneficiaryBadge, beneficiaryFields, copyText, isNobody } from './beneficiary.ts';

const { patient } = emptyResult;

test.each<[string, Partial<BeneficiaryResult>, string]>([
  [
    'code 404',
    { eligible: true, patient: { ...patient, reason: { code: '404', description: '' } } },
    'Número da carteirinha inválido',
  ],
  ['not eligible without a reason', {}, 'Beneficiário inativo'],
  ['not eligible without a reason, but with status “true”', { status: 'true' }, 'Beneficiário inativo'],
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
])('an answer with %s has its badge', (_what, patch, text) => {
  expect(beneficiaryBadge({ ...emptyResult, ...patch }).text).toBe(text);
});

const query = { ansId: '1', brandId: null, cardNumber: '', cpf: '12345678909', birth: null };
const addressee = { operatorName: 'Saúde Norte', brandName: null, answeredAt: new Date() };
const unknown = { ...patient, reason: { code: '404', description: '' } };

test.each<[string, Partial<BeneficiaryResult>, string, boolean]>([
  ['the empty default', {}, '1', true],
  ['a name', { patient: { ...patient, name: 'Iara' } }, '1', false],
  ['an unknown card', { patient: unknown }, '1', false],
  ['an unknown card in a query by CPF', { patient: unknown }, '', true],
])('%s means nobody was found: %o', (_what, patch, cardNumber, expected) => {
  expect(isNobody({ ...addressee, query: { ...query, cardNumber }, result: { ...emptyResult, ...patch } })).toBe(
    expected,
  );
});

test('without a card number the CPF is shown, complete on the screen and masked in print, and birth dates do not shift', () => {
  const result = { ...emptyResult, patient: { ...patient, cpf: '12345678909', birth: '1985-11-02' } };
  const valueOf = (term: string, isPrinting: boolean) =>
    beneficiaryFields(result, isPrinting).identity.find((field) => field.term === term)?.value;
  expect(valueOf('Carteirinha', false)).toBe('123.456.789-09');
  expect(valueOf('Carteirinha', true)).toBe('***.456.789-**');
  expect(valueOf('CPF', false)).toBe('123.456.789-09');
  expect(valueOf('CPF', true)).toBe('***.456.789-**');
  expect(valueOf('Nascimento', false)).toBe('02/11/1985');
});

test.each([
  ['1985-11-02', '02/11/1985'],
  ['1985-11-02T00:00:00.000Z', '02/11/1985'],
  ['1985-11-02T00:00:00+00:00', '02/11/1985'],
  ['1985-11-02T00:00:00', '02/11/1985'],
  ['1985-11-02T00:00:00-03:00', '02/11/1985'],
  ['1985-11-02T00:00:00-0300', '02/11/1985'],
  ['1985-11-02T00:00:00+09:00', '02/11/1985'],
  ['1985-11-02 00:00:00', '02/11/1985'],
  ['1985-11-02 00:00:00.000 +0000', '02/11/1985'],
  ['1985-11-02 00:00-03', '02/11/1985'],
  ['1985-11-02T03:00:00.000Z', '02/11/1985'],
  ['1985-11-02T12:00:00Z', '02/11/1985'],
  ['1985-11-03T01:30:00Z', '02/11/1985'],
  ['1985-11-02 14:10:00', '02/11/1985'],
  ['1985-02-30T00:00:00-03:00', '1985-02-30T00:00:00-03:00'],
  ['1985-02-30T12:00:00Z', '1985-02-30T12:00:00Z'],
  ['1985-11-02T25:00:00Z', '1985-11-02T25:00:00Z'],
  ['1985-11T12:00:00Z', '1985-11T12:00:00Z'],
  ['1985', '1985'],
  ['1985-11', '1985-11'],
  ['02111985', '02111985'],
  ['1985-02-30', '1985-02-30'],
])('the birth %s shows as %s west of Greenwich too', (birth, shown) => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  const { identity } = beneficiaryFields({ ...emptyResult, patient: { ...patient, birth } });
  vi.unstubAllEnvs();
  expect(identity.find(({ term }) => term === 'Nascimento')?.value).toBe(shown);
});

test.each([
  ['123.456.789-09', '12345678909'],
  ['773739265790593', '773739265790593'],
  ['02/11/1985', '02/11/1985'],
  ['Beatriz Aparecida', 'Beatriz Aparecida'],
  ['***.456.789-**', '***.456.789-**'],
])('copying %s gives %s', (shown, copied) => expect(copyText(shown)).toBe(copied));
