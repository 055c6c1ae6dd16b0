// @vitest-environment jsdom
import './jsdom.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Journey, JourneyScreen } from './testingJourney.fixtures.tsx';
import { testingLibraryKit } from './testingLibraryKit.ts';

const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });
afterEach(cleanup);

test('in jsdom the helpers submit filters, change pages, tabs and switches, and select rows', async () => {
  let outcome: Journey | undefined;
  render(<JourneyScreen onChange={(next) => (outcome = next)} />);
  await kit.typeText('Nome do beneficiário', 'Beatriz');
  await kit.submitFilters('Filtros da lista');
  await kit.clearFilters('Filtros da lista');
  await kit.goToPage('Consultas', 2);
  await kit.goToPage('Consultas', 12);
  expect(outcome).toMatchObject({ searched: 'Beatriz', page: 12 });
  await kit.setPageSize('Consultas', 20);
  await kit.chooseTab('Partes', 'Fechadas');
  await kit.setSwitch('Web Service', true);
  await kit.chooseInMenu('Colunas', 'Valor');
  await kit.selectRows('Consultas', ['0412']);
  await kit.bulkAction('Consultas', 'Concluir');
  expect(outcome).toMatchObject({
    isOn: true,
    pageSize: 20,
    columns: ['date', 'value'],
    selection: { mode: 'some', keys: ['0412'] },
  });
  await kit.press('Falhar');
  await kit.expectToast('Ocorreu um erro', 'Tente novamente mais tarde');
});

test('a filter bar renders each of its buttons once, not once for each layout', () => {
  render(<JourneyScreen onChange={() => {}} />);
  const filters = within(screen.getByRole('form', { name: 'Filtros da lista' }));
  const names = filters.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Limpar pesquisa', 'Pesquisar']);
});
