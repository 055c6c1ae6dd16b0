import { groupPrefix } from '@oraculo/api-client/contract';
import { expect, test } from 'vitest';
import { menuFor } from './menu.tsx';
import { resolveRoute } from '../routing/resolveRoute.ts';

const titles = (...groups: string[]) =>
  menuFor(groups.map((group) => groupPrefix + group)).map(({ title, subItems }) => [
    title,
    ...(subItems ?? []).map((item) => item.title),
  ]);

const eligibility = ['Elegibilidade', 'Consulta individual', 'Gestão em massa', 'Relatório de elegibilidade'];
const automations = [
  'Automações',
  'Captura de documentos de atendimento',
  'Recurso de glosas',
  'Atualização de documentos',
  'Resgate de arquivos antigos',
];

test('every signed-in user sees eligibility', () => {
  expect(titles()).toEqual([eligibility]);
  expect(titles('READ')).toEqual([eligibility]);
});

test('the receivables group sees the automations with file recovery, and the health card', () => {
  expect(titles('RECEBIVEIS')).toEqual([automations, eligibility, ['Cartão +Saúde']]);
});

test('administrators see everything', () => {
  expect(titles('ADMIN')).toEqual([automations, eligibility, ['Credenciais'], ['Operadoras'], ['Cartão +Saúde']]);
});

test('the guard and the menu apply the same rule', () => {
  expect(resolveRoute('/operators', [])).toMatchObject({ title: 'Acesso não autorizado', isAllowed: false });
  expect(resolveRoute('/operators/', [`${groupPrefix}ADMIN`])).toMatchObject({ title: 'Operadoras', isAllowed: true });
  expect(resolveRoute('/automations/glosas-resource', [`${groupPrefix}RECEBIVEIS`]).title).toBe('Recurso de glosa');
  expect(resolveRoute('/outra', [])).toMatchObject({
    title: 'Procuramos, mas não encontramos esta página',
    route: undefined,
  });
});

test('the item of the current page is marked for every form of its address', () => {
  const [page] = menuFor([`${groupPrefix}ADMIN`]).filter(({ href }) => href === '/operators');
  expect(resolveRoute('/Operators/', [`${groupPrefix}ADMIN`]).page).toBe(page?.name);
});
