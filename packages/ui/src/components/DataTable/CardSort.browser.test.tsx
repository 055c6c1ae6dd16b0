import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Modal } from '../Modal/Modal.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { Column } from './Column.ts';
import { PatientTable, patientColumn } from './Patients.fixtures.tsx';
import type { Sort } from './sort.ts';

const columns: readonly Column<string>[] = [
  { ...patientColumn, isSortable: true },
  { id: 'letters', header: 'Letras', cell: (name) => name.length, isSortable: true },
];
const forget = () => window.localStorage.removeItem('oraculo:table:browser-sort');
const orders = page.getByRole('combobox', { name: 'Ordenar por:' });
const onSort = vi.fn<(sort: Sort | null) => void>();

function Patients() {
  const [sort, setSort] = useState<Sort | null>({ columnId: 'letters', direction: 'descending' });
  return (
    <PatientTable
      columns={columns}
      tableId="browser-sort"
      sort={sort}
      onSortChange={(next) => {
        onSort(next);
        setSort(next);
      }}
    />
  );
}

beforeEach(async () => {
  forget();
  await page.viewport(360, 800);
});
afterEach(() => {
  cleanup();
  forget();
});

test('above cards the sort menu shows the order by a hidden column, and removes it', async () => {
  window.localStorage.setItem('oraculo:table:browser-sort', JSON.stringify({ hiddenColumns: ['letters'] }));
  render(
    <UiProvider>
      <Patients />
    </UiProvider>,
  );
  await expect.element(orders).toHaveDisplayValue('Letras, decrescente');
  await orders.selectOptions('Ordem da lista');
  expect(onSort).toHaveBeenCalledExactlyOnceWith(null);
  await expect.element(orders).toHaveDisplayValue('Ordem da lista');
});

test('in a dialog on a phone the label of the sort menu is not broken, and is above the menu', async () => {
  await page.viewport(320, 640);
  render(
    <UiProvider>
      <Modal title="Erros" isOpen onClose={() => {}}>
        <Patients />
      </Modal>
    </UiProvider>,
  );
  const words = page.getByText('Ordenar por:');
  await expect.element(words).toBeVisible();
  const { bottom, height } = words.element().getBoundingClientRect();
  expect(height).toBeLessThan(30);
  expect(orders.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});
