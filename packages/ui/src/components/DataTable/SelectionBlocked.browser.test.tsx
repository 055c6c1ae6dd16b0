import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import type { RowSelection } from './selection/rowSelection.ts';
import { useRowSelection } from './selection/useRowSelection.ts';

interface Task {
  name: string;
  isDone: boolean;
}

const columns: readonly Column<Task>[] = [
  { id: 'name', header: 'Paciente', cell: (task) => task.name, isRowHeader: true },
];
const tasks = (...done: string[]) =>
  ['Ana Prado', 'Bruno Teles', 'Carla Nunes'].map((name) => ({ name, isDone: done.includes(name) }));
const keyOf = (task: Task) => task.name;
const reasonOf = (task: Task) => (task.isDone ? 'Já concluída' : undefined);
const selected = vi.fn<(value: RowSelection) => void>();

function Tasks({ rows }: { rows: readonly Task[] }) {
  const selection = useRowSelection<Task>({ disabledReason: reasonOf, canSelectAll: true });
  useEffect(() => {
    selected(selection.value);
  }, [selection.value]);
  return (
    <DataTable
      aria-label="Tarefas"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      selection={selection}
      pagination={{ page: 1, pageSize: 3, totalItems: 40, onPageChange: () => {} }}
    />
  );
}

afterEach(cleanup);

const box = (name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}` });
const pageCheckbox = page.getByRole('checkbox', { name: 'Selecionar esta página' });
const show = (rows: readonly Task[]) => (
  <UiProvider>
    <Tasks rows={rows} />
  </UiProvider>
);
const focusAndPress = async (name: string) => {
  (box(name).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
};

/** Ana and Bruno are selected before a refresh marks Ana's row as completed. */
async function showBlocked() {
  const { rerender } = render(show(tasks()));
  await focusAndPress('Ana Prado');
  await focusAndPress('Bruno Teles');
  rerender(show(tasks('Ana Prado')));
}

test('a selected row that becomes blocked is shown as selected, with the reason', async () => {
  await showBlocked();
  await expect.element(page.getByText('2 selecionadas', { exact: true })).toBeVisible();
  await expect.element(box('Ana Prado')).toBeChecked();
  await expect.element(box('Ana Prado')).toHaveAccessibleDescription('Já concluída');
  await expect.element(box('Ana Prado')).not.toHaveAttribute('aria-disabled');
});

test('once it is deselected it cannot be selected again', async () => {
  await showBlocked();
  await focusAndPress('Ana Prado');
  await expect.element(box('Ana Prado')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(box('Ana Prado')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box('Ana Prado')).not.toBeChecked();
  expect(selected).toHaveBeenLastCalledWith({ mode: 'some', keys: ['Bruno Teles'] });
});

test('the checkbox of the page deselects it with the others', async () => {
  await showBlocked();
  (pageCheckbox.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(pageCheckbox).toBeChecked();
  expect(selected).toHaveBeenLastCalledWith({ mode: 'some', keys: ['Ana Prado', 'Bruno Teles', 'Carla Nunes'] });
  await userEvent.keyboard(' ');
  expect(selected).toHaveBeenLastCalledWith({ mode: 'some', keys: [] });
});

test('selecting all rows excludes it', async () => {
  await showBlocked();
  await page.getByRole('button', { name: 'Selecionar todas as 40' }).click();
  await expect.element(box('Bruno Teles')).toBeChecked();
  await expect.element(box('Ana Prado')).not.toBeChecked();
  await expect.element(box('Ana Prado')).toHaveAttribute('aria-disabled', 'true');
});
