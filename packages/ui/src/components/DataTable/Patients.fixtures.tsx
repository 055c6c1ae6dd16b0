import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';

export const patients = ['Ana Prado', 'Bruno Teles', 'Carla Nunes'];
const firstTwo = patients.slice(0, 2);

export const patientColumn: Column<string> = { id: 'name', header: 'Paciente', cell: String, isRowHeader: true };
const columns = [patientColumn];

/** Two patients by name, unless the test passes others. */
export const PatientTable = (props: Partial<DataTableProps<string>>) => (
  <DataTable aria-label="Pacientes" columns={columns} rows={firstTwo} rowKey={String} {...props} />
);
