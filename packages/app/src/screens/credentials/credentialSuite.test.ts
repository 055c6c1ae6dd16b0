import { expect, test } from 'vitest';
import { type CredentialFormDraft, createCredentialSuite, emptyCredential } from './credentialSuite.ts';

const filled: CredentialFormDraft = {
  ...emptyCredential,
  ansId: '301264',
  brandId: '7',
  cnpj: '11222333000181',
  providerCode: '42',
  user: 'prestador',
  password: 'segredo',
};

test.each<[string, Partial<CredentialFormDraft>, Record<string, string>]>([
  ['a complete form without errors', {}, {}],
  ['no operator', { ansId: null }, { ansId: 'Operadora é obrigatória' }],
  ['no brand', { brandId: null }, { brandId: 'Marca é obrigatória' }],
  ['no brand with Web Service TISS', { brandId: null, isWebService: true }, {}],
  ['no document', { cnpj: '' }, { cnpj: 'CNPJ ou CPF é obrigatório', cpf: 'CNPJ ou CPF é obrigatório' }],
  ['a CPF instead', { cnpj: '', cpf: '12345678909' }, {}],
  ['a CNPJ and a CPF of the same number', { cnpj: '00012345678909', cpf: '12345678909' }, {}],
  ['an incomplete CPF', { cpf: '123' }, { cpf: 'CPF deve ter 11 dígitos' }],
  ['no provider code', { providerCode: ' ' }, { providerCode: 'Código do prestador é obrigatório' }],
  ['no user', { user: '' }, { user: 'Usuário é obrigatório' }],
  ['no password', { password: '' }, { password: 'senha é obrigatória' }],
])('%s', (_what, patch, expected) => {
  const errors = createCredentialSuite()
    .runStatic({ ...filled, ...patch })
    .getErrors();
  const first = Object.entries(errors).flatMap(([name, messages]) => (messages[0] ? [[name, messages[0]]] : []));
  expect(Object.fromEntries(first)).toEqual(expected);
});
