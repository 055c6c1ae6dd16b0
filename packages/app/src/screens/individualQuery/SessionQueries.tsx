import { Button, type Column, DataTable, GroupedDigits, maskCpf } from '@oraculo/ui';
import { memo, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { showTime } from '../../dates/dates.ts';
import { useIsPrinting } from '../../browser/useIsPrinting.ts';
import { truncatedName } from '../../listing/truncatedName.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';
import { answerStatus } from './beneficiary.ts';
import { type SessionQuery, sessionQueries } from './sessionQueries.ts';

const pageSize = 10;

const queriedNumber = ({ query }: SessionQuery) => query.cardNumber || (query.cpf && maskCpf(query.cpf));

const columnsOf = (onOpen: (query: SessionQuery) => void): readonly Column<SessionQuery>[] => [
  { id: 'time', header: 'Hora', cell: ({ answeredAt }) => showTime(answeredAt), isNumeric: true },
  {
    id: 'name',
    header: 'Paciente',
    // A number names the answer about nobody; it is not truncated like a name.
    cell: (query) => {
      const number = queriedNumber(query);
      return query.result.patient.name || (number && <GroupedDigits text={number} />);
    },
    isRowHeader: true,
    truncate: truncatedName,
  },
  { id: 'queriedNumber', header: 'Carteirinha ou CPF', cell: queriedNumber, isNumeric: true, isGrouped: true },
  { id: 'operator', header: 'Operadora', cell: ({ operatorName }) => operatorName },
  { id: 'answer', header: 'Resposta', cell: (query) => <StatusCell {...answerStatus(query)} />, cardSlot: 'corner' },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: (query) => (
      <Button emphasis="quiet" size="small" onPress={() => onOpen(query)}>
        Ver resposta
      </Button>
    ),
  },
];

const keyOf = ({ id }: SessionQuery) => String(id);

/**
 * Queries of this session with their answers; cleared with the session. Memoized, so that typing in the form does not
 * render it again.
 */
export const SessionQueries = memo(function SessionQueries({ onOpen }: { onOpen: (query: SessionQuery) => void }) {
  const { list } = useSnapshot(sessionQueries);
  const isPrinting = useIsPrinting();
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  // It names several people, so print shows only the current answer.
  if (list.length === 0 || isPrinting) return null;
  return (
    <DataTable
      aria-label="Consultas desta sessão"
      title="Consultas desta sessão"
      columns={columns}
      rows={list.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={keyOf}
      pagination={
        list.length > pageSize ? { page, pageSize, totalItems: list.length, onPageChange: setPage } : undefined
      }
    />
  );
});
