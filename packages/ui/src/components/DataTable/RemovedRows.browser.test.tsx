import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { PatientTable } from './Patients.fixtures.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';

const nothing = () => {};

interface PatientsProps {
  totalItems: number;
  canSelectAll?: boolean;
  /** Rows that no longer exist on the server. */
  gone?: readonly string[];
}

function Patients({ totalItems, canSelectAll, gone = [] }: PatientsProps) {
  const selection = useRowSelection<string>({ canSelectAll });
  return (
    <PatientTable
      selection={selection}
      bulkActions={<Button onPress={() => selection.removeKeys(gone)}>Excluir</Button>}
      pagination={{ page: 1, pageSize: 10, totalItems, onPageChange: nothing }}
    />
  );
}

const show = (props: PatientsProps) => (
  <UiProvider>
    <Patients {...props} />
  </UiProvider>
);

afterEach(cleanup);

const box = (name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}` });
const count = (text: string) => page.getByText(text, { exact: true });
const button = (name: string) => page.getByRole('button', { name });

// spec: x.41
test('“Selecionar todas” is offered only with `canSelectAll`', async () => {
  const { rerender } = render(show({ totalItems: 40 }));
  await box('Ana Prado').click();
  await expect.element(count('1 selecionada')).toBeVisible();
  await expect.element(button('Selecionar todas as 40')).not.toBeInTheDocument();
  rerender(show({ totalItems: 40, canSelectAll: true }));
  await expect.element(button('Selecionar todas as 40')).toBeVisible();
});

// spec: x.41
test('selected rows that no longer exist on the server are not counted', async () => {
  render(show({ totalItems: 40, gone: ['Ana Prado'] }));
  await box('Ana Prado').click();
  await box('Bruno Teles').click();
  await expect.element(count('2 selecionadas')).toBeVisible();
  await button('Excluir').click();
  await expect.element(count('1 selecionada')).toBeVisible();
  await expect.element(box('Ana Prado')).not.toBeChecked();
});

test('if all rows except one are selected and that one is deleted, the count stays right', async () => {
  const gone = ['Ana Prado'];
  const { rerender } = render(show({ totalItems: 40, canSelectAll: true, gone }));
  await box('Bruno Teles').click();
  await button('Selecionar todas as 40').click();
  await box('Ana Prado').click();
  await expect.element(count('39 selecionadas')).toBeVisible();
  await button('Excluir').click();
  rerender(show({ totalItems: 39, canSelectAll: true, gone }));
  await expect.element(count('39 selecionadas')).toBeVisible();
});
