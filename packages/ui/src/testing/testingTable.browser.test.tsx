import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testingLibraryKit } from './testingLibraryKit.ts';
import { InvoiceScreen } from './testingTable.fixtures.tsx';

const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent }, { timeoutMs: 3000 });
beforeEach(() => void render(<InvoiceScreen />));
afterEach(cleanup);

test.each([1280, 360])('totals are read by their columns, at %i px', async (width) => {
  await page.viewport(width, 800);
  expect(await kit.readTotals('Faturas')).toEqual([{ Fatura: 'Total geral', Valor: 'R$ 30,00' }]);
  expect(await kit.readTable('Faturas')).toEqual([{ Fatura: 'F-1', Cliente: 'Aurora', Valor: 'R$ 10,00' }]);
});

test('without a total, pages are visited one by one, and a page after the last one fails with the reason', async () => {
  await kit.goToPage('Faturas', 3);
  expect(await kit.readTable('Faturas')).toMatchObject([{ Fatura: 'F-3' }]);
  await expect(kit.goToPage('Faturas', 4)).rejects.toThrow('Esta é a última página');
  await kit.goToPage('Faturas', 1);
  expect(await kit.readTable('Faturas')).toMatchObject([{ Fatura: 'F-1' }]);
});

test.each([1280, 360])('a filter is applied by its popover and removed by its tag, at %i px', async (width) => {
  await page.viewport(width, 800);
  // Above cards the filters have other buttons.
  await waitFor(() => expect(document.querySelector('table')?.role === 'table').toBe(width === 360));
  await kit.openPopover('Filtrar Cliente');
  await kit.typeText('Cliente contém', 'horizonte');
  await kit.press('Aplicar');
  await waitFor(() => expect(document.body.textContent).toContain('Esta página não tem itens.'));
  await kit.removeTag('Filtros aplicados', 'Cliente: horizonte');
  expect(await kit.readTable('Faturas')).toMatchObject([{ Cliente: 'Aurora' }]);
});
