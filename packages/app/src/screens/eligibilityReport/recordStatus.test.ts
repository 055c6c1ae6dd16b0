import { expect, test } from 'vitest';
import { recordStatus } from './recordColumns.tsx';

const known = { nome: 'Ana', nome_plano: 'Ouro' };
const unknown = { nome: null, nome_plano: null };

test.each([
  ['a covered person is active', { ...known, status: true }, 'active'],
  ['a person who is not covered is inactive', { ...known, status: false }, 'inactive'],
  ['a person whom the operator does not know is not found', { ...unknown, status: null }, 'notFound'],
  ['an answer is shown, with or without a name', { ...unknown, status: false }, 'inactive'],
  ['a known person of whom the service says nothing is none of these', { ...known, status: null }, undefined],
  ['nor is one of whom only the plan is known', { nome: null, nome_plano: 'Ouro', status: null }, undefined],
])('%s', (_what, record, name) => {
  expect(recordStatus(record)).toBe(name);
});
