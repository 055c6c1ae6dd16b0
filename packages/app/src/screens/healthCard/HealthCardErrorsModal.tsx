import type { HealthCardErrors, HealthCardRow } from '@oraculo/api-client';
import { Banner, formatCpf, Inline, Modal, maskCpf, Stack } from '@oraculo/ui';
import { useMemo } from 'react';
import { api } from '../../service/api.ts';
import { useIsPrinting } from '../../browser/useIsPrinting.ts';
import { ErrorFileButtons } from '../../listing/ErrorFileButtons.tsx';
import { ErrorTable } from '../../listing/ErrorTable.tsx';
import { useOpenWhenLoaded } from '../../listing/useOpenWhenLoaded.ts';
import type { OrderedColumn } from '../../listing/sortRows.ts';
import { useQuery } from '../../queries/useQuery.ts';
import { messageOf } from '../../notifications/messageOf.ts';
import { healthCardErrorRows } from './healthCardErrorRows.ts';

type ErrorRow = HealthCardErrors['rows'][number];

/** A user who corrects the spreadsheet needs the complete CPF; it is masked in print. */
const columnsOf = (isPrinting: boolean): readonly OrderedColumn<ErrorRow>[] => [
  {
    id: 'cpf',
    header: 'CPF',
    cell: ({ cpf }) => cpf && (isPrinting ? maskCpf : formatCpf)(cpf),
    sortBy: ({ cpf }) => cpf,
    isRowHeader: true,
    isNumeric: true,
  },
  {
    id: 'line',
    header: 'Linha',
    cell: ({ file_line_number }) => file_line_number,
    sortBy: ({ file_line_number }) => file_line_number,
    isNumeric: true,
    align: 'end',
  },
  {
    id: 'message',
    header: 'Erro',
    cell: ({ error_message }) => error_message,
    sortBy: ({ error_message }) => error_message,
  },
];

const errorKey = ({ cpf, file_line_number }: ErrorRow) => `${file_line_number}|${cpf}`;

interface HealthCardErrorsModalProps {
  row: HealthCardRow;
  onClose: () => void;
}

export function HealthCardErrorsModal({ row, onClose }: HealthCardErrorsModalProps) {
  const isPrinting = useIsPrinting();
  const columns = useMemo(() => columnsOf(isPrinting), [isPrinting]);
  const { data, error, isLoading, mutate } = useQuery(['healthCard', 'errors', row.id], (options) =>
    api.healthCard.errors(row.id, options),
  );
  const isOpen = useOpenWhenLoaded(isLoading);
  // A file that could not be read has one message and no lines.
  const isUnreadable = data !== undefined && data.rows.length === 0 && data.error_message !== null;
  const baseName = (row.file_name ?? 'arquivo').replace(/\.[^.]*$/, '');
  return (
    <Modal title="Detalhes dos erros" isOpen={isOpen} onClose={onClose} size="large">
      <Stack gap={4}>
        <Banner tone="critical">{data?.error_message ?? null}</Banner>
        <Inline justify="between">
          {row.file_name && <p>{row.file_name}</p>}
          {data && data.rows.length > 0 && (
            <ErrorFileButtons fileName={`erros-${baseName}.csv`} rows={healthCardErrorRows(data)} />
          )}
        </Inline>
        {!isUnreadable && (
          <ErrorTable
            aria-label="Erros do arquivo"
            columns={columns}
            rows={data?.rows}
            rowKey={errorKey}
            isLoading={isLoading}
            error={messageOf(error)}
            onRetry={() => void mutate()}
            emptyTitle="Nenhuma linha com erro."
            emptyHint="O problema está no arquivo como um todo."
          />
        )}
      </Stack>
    </Modal>
  );
}
