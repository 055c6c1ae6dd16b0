import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../components/Toasts/toast.ts';
import { type Journey, JourneyScreen } from './testingJourney.fixtures.tsx';
import { testingLibraryKit } from './testingLibraryKit.ts';

const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });
let outcome: Journey | undefined;

beforeEach(async () => {
  // A narrow pagination has no input for a page number.
  await page.viewport(1280, 800);
  outcome = undefined;
  render(<JourneyScreen onChange={(next) => (outcome = next)} />);
});
afterEach(() => {
  cleanup();
  toast.clear();
  localStorage.clear();
});

test('filters are submitted and cleared, and a button that cannot be pressed fails with its reason', async () => {
  await expect(kit.clearFilters('Filtros da lista')).rejects.toThrow('cannot be pressed: Nada a limpar');
  await kit.typeText('Nome do beneficiário', 'Beatriz');
  await kit.submitFilters('Filtros da lista');
  expect(outcome?.searched).toBe('Beatriz');
  await kit.clearFilters('Filtros da lista');
  expect(screen.getByRole('textbox', { name: 'Nome do beneficiário' })).toHaveProperty('value', '');
});

test('a switch is turned on once, and a tab is shown by its label without its count', async () => {
  await kit.setSwitch('Web Service', true);
  await kit.setSwitch('Web Service', true);
  expect(outcome?.isOn).toBe(true);
  await kit.chooseTab('Partes', 'Fechadas');
  expect(screen.getByText('Guias fechadas')).toBeVisible();
});

test('choices of a menu and of the view menu of a table are checked, and the menu closes', async () => {
  await kit.chooseInMenu('Colunas', 'Valor');
  await kit.chooseInMenu('Colunas', 'Data', false);
  expect(outcome?.columns).toEqual(['value']);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await kit.chooseInMenu('Exibição', 'Nome', false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('columnheader', { name: 'Nome' })).toBeNull();
  await kit.chooseInMenu('Exibição', 'Nome');
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toBeVisible();
});

test('pages are changed by button and by number, and their size is chosen', async () => {
  await kit.goToPage('Consultas', 2);
  expect(outcome?.page).toBe(2);
  await kit.goToPage('Consultas', 12);
  expect(outcome?.page).toBe(12);
  await kit.setPageSize('Consultas', 40);
  expect(outcome).toMatchObject({ page: 1, pageSize: 40 });
});

test('an action on the selected rows is pressed, and a toast with its message is expected', async () => {
  await kit.selectRows('Consultas', ['0412']);
  await kit.bulkAction('Consultas', 'Concluir');
  expect(outcome?.selection).toEqual({ mode: 'some', keys: ['0412'] });
  await kit.press('Falhar');
  await kit.expectToast('Ocorreu um erro', 'Tente novamente mais tarde');
  await expect(kit.expectToast('Ocorreu um erro', 'Outra')).rejects.toThrow('says “Tente novamente mais tarde”');
});
