import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { useConfirm } from '../ConfirmDialog/useConfirm.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { PatientTable } from './Patients.fixtures.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';

const nothing = () => {};

function Patients() {
  const selection = useRowSelection<string>({ canSelectAll: true });
  const confirm = useConfirm();
  const conclude = async () => {
    if (await confirm({ title: 'Concluir pendências?', confirmLabel: 'Sim' })) selection.clear();
  };
  return (
    <PatientTable
      selection={selection}
      bulkActions={<Button onPress={() => void conclude()}>Concluir</Button>}
      pagination={{ page: 1, pageSize: 10, totalItems: 40, onPageChange: nothing }}
    />
  );
}

function Empty() {
  const selection = useRowSelection<string>({});
  return <PatientTable rows={[]} selection={selection} />;
}

afterEach(cleanup);

const box = (name: string) => page.getByRole('checkbox', { name });
const press = async (name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

async function showSelected(width: number) {
  await page.viewport(width, 800);
  render(
    <UiProvider>
      <Patients />
    </UiProvider>,
  );
  await expect.element(box('Selecionar esta página')).toBeVisible();
  (box('Selecionar esta página').element() as HTMLElement).focus();
}

// Cards at 320 px, where the checkbox of the page is above the table.
test.each([1280, 320])(
  'at %i px the down arrow moves from the checkbox of the page to that of the first row',
  async (width) => {
    await showSelected(width);
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(box('Selecionar Ana Prado')).toHaveFocus();
    await expect.element(box('Selecionar Ana Prado')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box('Selecionar esta página')).toHaveFocus();
  },
);

test.each(['Alt', 'Control', 'Meta'])('%s with an arrow is left to the browser', async (modifier) => {
  await showSelected(1280);
  const isTaken = new Promise((resolve) => {
    window.addEventListener('keydown', (event) => event.key === 'ArrowDown' && resolve(event.defaultPrevented));
  });
  await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
  expect(await isTaken).toBe(false);
  await expect.element(box('Selecionar esta página')).toHaveFocus();
});

test('the focus stays in the bar when the button that selects all rows is removed', async () => {
  await showSelected(1280);
  await userEvent.keyboard(' ');
  await press('Selecionar todas as 40');
  await expect.element(page.getByText('40 selecionadas', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Limpar' })).toHaveFocus();
});

test('when the answer to a question removes the bar, the focus moves to the checkbox of the page', async () => {
  await showSelected(1280);
  await userEvent.keyboard(' ');
  await press('Concluir');
  await press('Sim');
  await expect.element(page.getByRole('group', { name: 'Seleção em Pacientes' })).not.toBeInTheDocument();
  await expect.element(box('Selecionar esta página')).toHaveFocus();
});

test('if no row can be selected, the checkbox of the page says so and selects nothing', async () => {
  render(
    <UiProvider>
      <Empty />
    </UiProvider>,
  );
  const pageCheckbox = box('Selecionar esta página');
  await expect.element(pageCheckbox).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pageCheckbox).toHaveAccessibleDescription('Nenhuma linha desta página pode ser selecionada');
  (pageCheckbox.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(pageCheckbox).not.toBeChecked();
});

const pressBeside = (name: string, modifiers: 'Shift'[] = []) => {
  const [label] = (box(`Selecionar ${name}`).element() as HTMLInputElement).labels ?? [];
  return page.elementLocator(label as Element).click({ position: { x: 2, y: 2 }, modifiers });
};

test('a press next to a checkbox selects a range with Shift', async () => {
  await showSelected(1280);
  await pressBeside('Ana Prado');
  await pressBeside('Bruno Teles', ['Shift']);
  await expect.element(page.getByText('2 selecionadas', { exact: true })).toBeVisible();
});

test('a press with Shift next to a checkbox selects a range in Firefox, which does not pass it on to the checkbox', async () => {
  await showSelected(1280);
  await pressBeside('Ana Prado');
  const isTaken = new Promise((resolve) => {
    window.addEventListener('click', (event) => event.shiftKey && resolve(event.defaultPrevented));
  });
  await pressBeside('Bruno Teles', ['Shift']);
  expect(await isTaken).toBe(true);
  await expect.element(box('Selecionar Bruno Teles')).toHaveFocus();
  await expect.element(page.getByText('2 selecionadas', { exact: true })).toBeVisible();
});

test('a press next to a checkbox selects no range because of the Shift of an earlier key', async () => {
  await showSelected(1280);
  (box('Selecionar Bruno Teles').element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await pressBeside('Ana Prado');
  await pressBeside('Bruno Teles');
  await expect.element(page.getByText('1 selecionada', { exact: true })).toBeVisible();
});
