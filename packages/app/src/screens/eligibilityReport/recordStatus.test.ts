import { expect, test } from 'vitest';
import { recordStatus } from './recordColumns.tsx';

const known = { nome: 'Ana', nome_plano: 'Ouro' };
const unknown = { nome: null, nome_plano: null };

test.each([
  ['a covered person is active', { ...known, status: true }, 'active'],
  ['a person who is not covered is inactive', { ...known, status: false }, 'inactive'],
  ['a person whom the operator does not know is not found', { ...unknown, status: null }, 'notFound'],
  ['a status is shown with or without a name', { ...unknown, status: false }, 'inactive'],
  ['a known person without a status has no badge', { ...known, status: null }, undefined],
  ['a person with only a plan and no status has no badge', { nome: null, nome_plano: 'Ouro', status: null }, undefined],
])('%s', (_what, record, name) => {
  expect(recordStatus(record)).toBe(name);
});
