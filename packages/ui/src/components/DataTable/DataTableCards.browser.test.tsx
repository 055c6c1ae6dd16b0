import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readAccessibleNode } from '../../../test/readAccessibleNode.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';
import { storyColumns, storyPage } from './storyRows.tsx';

afterEach(cleanup);

test('in cards a cell is read with the name of its column, and the title is the header of its row', async () => {
  render(
    <UiProvider>
      <div style={{ inlineSize: '320px' }}>
        <DataTable
          aria-label="Arquivos"
          columns={storyColumns}
          rows={storyPage(1, 2, 132)}
          rowKey={(row: { id: string }) => row.id}
        />
      </div>
    </UiProvider>,
  );
  const cells = () => screen.getAllByRole('cell');
  await waitFor(() => expect(cells()[0]?.hasAttribute('data-label')).toBe(true));
  expect(await readAccessibleNode(screen.getAllByRole('columnheader')[4])).toMatchObject({
    role: 'columnheader',
    name: 'Plano',
  });
  expect(await readAccessibleNode(cells().find((cell) => cell.textContent === 'Essencial 200'))).toMatchObject({
    role: 'cell',
    name: 'Plano Essencial 200',
  });
  expect(await readAccessibleNode(screen.getAllByRole('rowheader')[0])).toMatchObject({
    role: 'rowheader',
    name: 'Beatriz Aparecida Lourenço',
  });
});

const requestColumns: Column<{ id: string }>[] = [
  { id: 'id', header: 'Solicitação', cell: (row) => row.id, isRowHeader: true },
  { id: 'plan', header: 'Plano', cell: () => 'Essencial 200' },
  {
    id: 'status',
    header: 'Situação',
    cell: () => <StatusBadge tone="positive">Aprovada</StatusBadge>,
    cardSlot: 'corner',
  },
];
const longName = 'Beatriz Aparecida Lourenço da Fonseca Albuquerque';

function Requests() {
  const selection = useRowSelection<{ id: string }>();
  return (
    <div style={{ inlineSize: '288px' }}>
      <DataTable
        aria-label="Solicitações"
        columns={requestColumns}
        rows={[{ id: 'SOL-1001' }, { id: longName }]}
        rowKey={(row) => row.id}
        selection={selection}
      />
    </div>
  );
}

test('in a card with a checkbox the status is next to a short title and below a long one', () => {
  render(
    <UiProvider>
      <Requests />
    </UiProvider>,
  );
  const partsOf = (title: string) => {
    const heading = screen.getByRole('rowheader', { name: title });
    const box = screen.getByRole('checkbox', { name: `Selecionar ${title}` });
    const status = heading.parentElement?.querySelector('[data-ui="status-badge"]');
    if (!status) throw new Error('no status');
    return [heading, box, status].map((part) => part.getBoundingClientRect());
  };
  const [short, , beside] = partsOf('SOL-1001');
  expect(beside?.top).toBeLessThan(short?.bottom ?? 0);
  expect(beside?.left).toBeGreaterThanOrEqual(short?.right ?? 0);
  const [long, box, below] = partsOf(longName);
  expect(box?.right).toBeLessThanOrEqual(long?.left ?? 0);
  expect(box?.top).toBeLessThan(long?.bottom ?? 0);
  expect(below?.top).toBeGreaterThanOrEqual(long?.bottom ?? 0);
});

test('the labels of a selected card have the text colour, because muted text has less than 7:1 contrast on its tint', () => {
  render(
    <UiProvider>
      <Requests />
    </UiProvider>,
  );
  const [plan] = screen.getAllByRole('cell', { name: /Essencial 200/ });
  if (!plan) throw new Error('no cell');
  const colours = () => [getComputedStyle(plan, '::before').color, getComputedStyle(plan).color];
  expect(new Set(colours()).size).toBe(2);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar SOL-1001' }));
  expect(new Set(colours()).size).toBe(1);
});
