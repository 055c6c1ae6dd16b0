import { CircleStop, Download, Eye, FileDown } from '@lucide/icons';
import type { BatchRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton, Inline } from '@oraculo/ui';
import { showDateTime } from '../../dates/dates.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';
import { batchStatus, isInFlight } from './batchStatus.ts';
import type { useBatchActions } from './useBatchActions.ts';

type Actions = ReturnType<typeof useBatchActions> & {
  /** Opens the dialog with the result of a batch. */
  showResult: (row: BatchRow) => void;
};

function RowActions({ row, actions }: { row: BatchRow; actions: Actions }) {
  const { signedUrl, nome } = row;
  const name = nome ?? 'arquivo';
  const isRunning = isInFlight(row);
  return (
    <>
      {isRunning && (
        <IconButton
          label={`Cancelar processamento de ${name}`}
          icon={<Icon of={CircleStop} />}
          tone="critical"
          size="small"
          onPress={() => void actions.cancel(row)}
        />
      )}
      {signedUrl && !isRunning && (
        <IconButton
          label={`Ver resultado de ${name}`}
          icon={<Icon of={Eye} />}
          size="small"
          onPress={() => actions.showResult(row)}
        />
      )}
      {signedUrl && (
        <IconButton
          label={`Baixar ${name}`}
          icon={<Icon of={Download} />}
          size="small"
          onPress={() => actions.download(signedUrl)}
        />
      )}
      {!isRunning && !signedUrl && (
        <IconButton
          label={`Gerar e baixar ${name}`}
          icon={<Icon of={FileDown} />}
          size="small"
          onPress={() => void actions.generate(row)}
        />
      )}
    </>
  );
}

export const batchColumns = (actions: Actions): readonly Column<BatchRow>[] => [
  { id: 'operator', header: 'Operadora', cell: ({ operatorName }) => operatorName, isRowHeader: true },
  { id: 'brand', header: 'Marca', cell: ({ brandName }) => brandName, cardSlot: 'aside' },
  {
    id: 'updatedAt',
    header: 'Última atualização',
    cell: ({ data }) => showDateTime(data),
    isNumeric: true,
    cardSlot: 'aside',
  },
  { id: 'user', header: 'Usuário', cell: ({ user }) => user?.name, cardSlot: 'aside' },
  { id: 'file', header: 'Arquivo', cell: ({ nome }) => nome, cardSlot: 'aside' },
  {
    id: 'status',
    header: 'Status',
    cardSlot: 'corner',
    cell: ({ status, message }) => <StatusCell name={batchStatus(status)} tooltip={message ?? undefined} />,
  },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: (row) => (
      <Inline>
        <RowActions row={row} actions={actions} />
      </Inline>
    ),
  },
];
