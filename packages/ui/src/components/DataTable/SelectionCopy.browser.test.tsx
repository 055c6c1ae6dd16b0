import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { Column } from './Column.ts';
import { PatientTable, patientColumn } from './Patients.fixtures.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';

const columns: readonly Column<string>[] = [
  patientColumn,
  { id: 'note', header: 'Nota', cell: (name) => <TextField label={`Nota de ${name}`} defaultValue="volta amanhã" /> },
  { id: 'reason', header: 'Motivo', cell: (name) => <TextArea label={`Motivo de ${name}`} defaultValue="sem guia" /> },
];
const nothing = () => {};

function Patients() {
  const selection = useRowSelection<string>();
  return (
    <PatientTable
      columns={columns}
      selection={selection}
      pagination={{ page: 1, pageSize: 2, totalItems: 40, onPageChange: nothing }}
    />
  );
}

afterEach(cleanup);

const box = page.getByRole('checkbox', { name: 'Selecionar Ana Prado' });

async function copyWithSelection() {
  await page.viewport(1280, 800);
  render(
    <UiProvider>
      <Patients />
    </UiProvider>,
  );
  await box.click();
  await expect.element(page.getByText('1 selecionada', { exact: true })).toBeVisible();
  await navigator.clipboard.writeText('nada');
}

test.each([
  ['Nota de Bruno Teles', '{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}', 'vo'],
  ['Motivo de Bruno Teles', '{End}{Shift>}{Home}{/Shift}', 'sem guia'],
  ['Ir para a página:', '12{Shift>}{Home}{/Shift}', '12'],
])('in “%s” Ctrl+C copies the marked text and not the selected rows', async (field, keys, copied) => {
  await copyWithSelection();
  await page.getByRole('textbox', { name: field }).click();
  await userEvent.keyboard(keys);
  await userEvent.copy();
  expect(await navigator.clipboard.readText()).toBe(copied);
});

test('on the checkbox of a row Ctrl+C copies the selected rows', async () => {
  await copyWithSelection();
  await userEvent.copy();
  expect(await navigator.clipboard.readText()).toBe('Paciente\r\nAna Prado');
});
