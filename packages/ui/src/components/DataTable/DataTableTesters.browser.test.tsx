import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { devices, showFor } from '../../testing/ariaTesters.fixtures.tsx';
import type { Column } from './Column.ts';
import { PatientTable, patientColumn, patients } from './Patients.fixtures.tsx';
import type { Sort } from './sort.ts';
import { useRowSelection } from './selection/useRowSelection.ts';

const columns: readonly Column<string>[] = [
  { ...patientColumn, isSortable: true },
  { id: 'letters', header: 'Letras', cell: (name) => name.length, isNumeric: true },
];
const reasonOf = (name: string) => (name === 'Carla Nunes' ? 'Já concluída' : undefined);

function Patients() {
  const selection = useRowSelection<string>({ disabledReason: reasonOf });
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = sort?.direction === 'descending' ? patients.toReversed() : patients;
  return <PatientTable columns={columns} rows={rows} selection={selection} sort={sort} onSortChange={setSort} />;
}

const isTicked = (row: HTMLElement) => row.querySelector('input')?.checked;

describe.each(devices)('by %s', (device) => {
  const showTable = () => {
    const user = showFor(device, <Patients />);
    return user.createTester('Table', { root: screen.getByRole('table') });
  };

  test('columns, rows and the cell that names a row are found by their roles', () => {
    const tester = showTable();
    expect(tester.getRowGroups()).toHaveLength(2);
    expect(tester.getColumns()).toHaveLength(3);
    expect(tester.getRows()).toHaveLength(3);
    expect(tester.getRowHeaders().map((cell) => cell.textContent)).toEqual(patients);
    expect(tester.findRow({ indexOrText: 'Bruno Teles' })).toBe(tester.getRows()[1]);
    expect(tester.getFooterRows()).toHaveLength(0);
  });

  test('a row is selected and deselected by its checkbox', async () => {
    const tester = showTable();
    await tester.toggleRowSelection({ row: 'Bruno Teles' });
    expect(tester.getRows().map(isTicked)).toEqual([false, true, false]);
    expect(screen.getByText('1 selecionada')).toBeTruthy();
    await tester.toggleRowSelection({ row: 1 });
    expect(tester.getRows().map(isTicked)).toEqual([false, false, false]);
  });

  test('a row that cannot be selected shows the reason and is unchanged', async () => {
    const tester = showTable();
    await tester.toggleRowSelection({ row: 'Carla Nunes' });
    expect(tester.getRows().map(isTicked)).toEqual([false, false, false]);
    expect(screen.getAllByText('Já concluída').length).toBeGreaterThan(0);
  });
});
