import type { EligibilityRecord } from '@oraculo/api-client';
import { type Column, pinColumns } from '@oraculo/ui';
import { showDateTime } from '../../dates/dates.ts';
import { truncatedName } from '../../listing/truncatedName.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';

/**
 * A person whom the operator does not know has neither name nor plan. Undefined when a known person has no such value.
 */
export function recordStatus({ status, nome, nome_plano }: Pick<EligibilityRecord, 'status' | 'nome' | 'nome_plano'>) {
  if (status !== null) return status ? 'active' : 'inactive';
  return nome || nome_plano ? undefined : 'notFound';
}

export const recordColumns: readonly Column<EligibilityRecord>[] = [
  {
    id: 'carteirinha',
    header: 'Carteirinha',
    cell: ({ carteirinha }) => carteirinha,
    isNumeric: true,
    isGrouped: true,
  },
  { id: 'nome', header: 'Paciente', cell: ({ nome }) => nome, isRowHeader: true, truncate: truncatedName },
  { id: 'operator', header: 'Operadora', cell: ({ operator }) => operator, cardSlot: 'aside' },
  { id: 'brand', header: 'Marca', cell: ({ brand }) => brand, cardSlot: 'aside' },
  { id: 'plan', header: 'Plano', cell: ({ nome_plano }) => nome_plano, cardSlot: 'aside' },
  {
    id: 'createdAt',
    header: 'Data',
    cell: ({ created_at }) => showDateTime(created_at),
    isNumeric: true,
    cardSlot: 'aside',
  },
  { id: 'consumer', header: 'Origem', cell: ({ consumer }) => consumer, cardSlot: 'aside' },
  {
    id: 'status',
    header: 'Status',
    cardSlot: 'corner',
    cell: (record) => {
      const name = recordStatus(record);
      return name && <StatusCell name={name} />;
    },
  },
];

/** The answer stays visible in a window in which the other columns scroll. */
export const pinnedRecordColumns = pinColumns({ end: ['status'] });

/** The records have no id; person, time and operator identify them. */
export const recordKey = ({ carteirinha, nome, created_at, operator, brand }: EligibilityRecord) =>
  [created_at, carteirinha, nome, operator, brand].join('|');
