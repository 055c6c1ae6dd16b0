import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { RowMenu } from '../Menu/RowMenu.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { Column } from './Column.ts';
import { PatientTable, patientColumn, patients } from './Patients.fixtures.tsx';
import { rowDetails } from './details/rowDetails.tsx';

const withActions = (cell: Column<string>['cell']): readonly Column<string>[] => [
  patientColumn,
  { id: 'actions', header: 'Ações', cell },
];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row', { name });
const focusOn = (name: string) => (button(name).element() as HTMLElement).focus();
const press = async (name: string) => {
  focusOn(name);
  await userEvent.keyboard('{Enter}');
};

/** A dialog of the screen with the details of a row, which the server may remove meanwhile. */
function Screen({ rows }: { rows: readonly string[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [columns] = useState(() =>
    withActions((name) => <Button onPress={() => setOpened(name)}>{`Editar ${name}`}</Button>),
  );
  return (
    <UiProvider>
      <PatientTable columns={columns} rows={rows} />
      <Modal title="Editar" isOpen={opened !== null} onClose={() => setOpened(null)}>
        {opened}
      </Modal>
    </UiProvider>
  );
}

test('when the row is removed while a dialog is open, closing it focuses the row now in that place', async () => {
  const { rerender } = render(<Screen rows={patients} />);
  await press('Editar Bruno Teles');
  await expect.element(page.getByRole('dialog', { name: 'Editar' })).toHaveFocus();
  rerender(<Screen rows={['Ana Prado', 'Carla Nunes']} />);
  await expect.element(row('Bruno Teles')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Editar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Editar Carla Nunes')).toHaveFocus();
});

// spec: x.85
test('focused rows can be removed one after the other in a browser that returns a Promise from `scrollIntoView`', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(async () => {});
  const { rerender } = render(<Screen rows={patients} />);
  focusOn('Editar Ana Prado');
  rerender(<Screen rows={['Bruno Teles', 'Carla Nunes']} />);
  await expect.element(button('Editar Bruno Teles')).toHaveFocus();
  rerender(<Screen rows={['Carla Nunes']} />);
  await expect.element(button('Editar Carla Nunes')).toHaveFocus();
  rerender(<Screen rows={[]} />);
  await expect.element(page.getByRole('table')).toBeInTheDocument();
});

function AskingCell({ name, onSure }: { name: string; onSure: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{`Excluir ${name}`}</Button>
      <Modal
        title="Excluir"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onPress={onSure}>Sim</Button>}
      >
        {name}
      </Modal>
    </>
  );
}

function WithAskingCells() {
  const [rows, setRows] = useState(patients);
  const [columns] = useState(() =>
    withActions((name) => (
      <AskingCell name={name} onSure={() => setRows((now) => now.filter((row) => row !== name))} />
    )),
  );
  return (
    <UiProvider>
      <PatientTable columns={columns} rows={rows} />
    </UiProvider>
  );
}

test('when the row is removed with the dialog of its cell, the focus goes to the row now in that place', async () => {
  render(<WithAskingCells />);
  await press('Excluir Bruno Teles');
  await expect.element(page.getByRole('dialog', { name: 'Excluir' })).toHaveFocus();
  await press('Sim');
  await expect.element(row('Bruno Teles')).not.toBeInTheDocument();
  await expect.element(button('Excluir Carla Nunes')).toHaveFocus();
});

const menuColumns = withActions((name) => (
  <RowMenu label={`Ações de ${name}`} items={[{ id: 'edit', label: 'Editar' }]} />
));
const WithMenus = ({ rows }: { rows: readonly string[] }) => (
  <UiProvider>
    <PatientTable columns={menuColumns} rows={rows} />
  </UiProvider>
);

test('when the row is removed while its menu is open, the focus goes to the row now in that place', async () => {
  const { rerender } = render(<WithMenus rows={patients} />);
  await press('Ações de Bruno Teles');
  await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus();
  rerender(<WithMenus rows={['Ana Prado', 'Carla Nunes']} />);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button('Ações de Carla Nunes')).toHaveFocus();
});

test('when the row is removed while another window has the focus, the focus goes to the row now in that place', async () => {
  const { rerender } = render(<WithMenus rows={patients} />);
  focusOn('Ações de Bruno Teles');
  // The browser of a test has one window, so this fires the events of a change to another one, and leaves the focus.
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  rerender(<WithMenus rows={['Ana Prado', 'Carla Nunes']} />);
  await expect.element(button('Ações de Carla Nunes')).toHaveFocus();
});

const details = rowDetails<string>((name) => <a href="#historico">{`Histórico de ${name}`}</a>);

function WithDetails() {
  const [rows, setRows] = useState(patients);
  const [columns] = useState(() =>
    withActions((name) => (
      <Button onPress={() => setRows((now) => now.filter((row) => row !== name))}>{`Excluir ${name}`}</Button>
    )),
  );
  return (
    <UiProvider>
      <PatientTable columns={columns} rows={rows} details={details} />
    </UiProvider>
  );
}

test('when the last row is removed, the focus goes to the row above, not into its closed details', async () => {
  render(<WithDetails />);
  await press('Excluir Carla Nunes');
  await expect.element(row('Carla Nunes')).not.toBeInTheDocument();
  await expect.element(button('Excluir Bruno Teles')).toHaveFocus();
});
