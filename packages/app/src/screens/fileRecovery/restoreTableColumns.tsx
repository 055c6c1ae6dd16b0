import { Eye } from '@lucide/icons';
import type { RestoreRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton } from '@oraculo/ui';
import { showDate, showDateTime } from '../../dates/dates.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';
import { hasErrorsToShow, restoreStatus } from './restoreStatus.ts';

export const restoreTableColumns = (onShowErrors: (row: RestoreRow) => void): readonly Column<RestoreRow>[] => [
  { id: 'fileName', header: 'Nome do arquivo', cell: ({ fileName }) => fileName, isRowHeader: true },
  { id: 'createdAt', header: 'Data da solicitação', cell: ({ createdAt }) => showDateTime(createdAt), isNumeric: true },
  { id: 'user', header: 'Usuário', cell: ({ userName }) => userName },
  {
    id: 'availableFile',
    header: 'Disponível até',
    cell: ({ availableFile }) => showDate(availableFile),
    isNumeric: true,
  },
  {
    id: 'status',
    header: 'Status',
    cardSlot: 'corner',
    cell: (row) => <StatusCell {...restoreStatus(row)} />,
  },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: (row) =>
      hasErrorsToShow(row) && (
        <IconButton
          label={`Ver erros de ${row.fileName ?? 'arquivo'}`}
          icon={<Icon of={Eye} />}
          size="small"
          onPress={() => onShowErrors(row)}
        />
      ),
  },
];
