import { Eye } from '@lucide/icons';
import type { HealthCardRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton } from '@oraculo/ui';
import { showDateTime } from '../../dates/dates.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';
import { fileNameWithSheet } from '../../uploads/sheetNotice.tsx';
import { hasDetails, healthCardStatus } from './healthCardStatus.ts';

export const healthCardColumns = (onShowErrors: (row: HealthCardRow) => void): readonly Column<HealthCardRow>[] => [
  {
    id: 'fileName',
    header: 'Nome do arquivo',
    cell: ({ file_name, sheet_read }) => fileNameWithSheet({ name: file_name, sheet: sheet_read }),
    isRowHeader: true,
  },
  { id: 'createdAt', header: 'Data de inclusão', cell: ({ created_at }) => showDateTime(created_at), isNumeric: true },
  { id: 'user', header: 'Usuário', cell: ({ user_name }) => user_name },
  {
    id: 'total',
    header: 'Total de CPFs',
    cell: ({ total }) => total?.toLocaleString('pt-BR'),
    isNumeric: true,
    align: 'end',
  },
  {
    id: 'status',
    header: 'Status',
    cardSlot: 'corner',
    cell: ({ status, error_message }) => (
      <StatusCell name={healthCardStatus(status)} tooltip={error_message ?? undefined} />
    ),
  },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: (row) =>
      hasDetails(row) && (
        <IconButton
          label={`Ver erros de ${row.file_name ?? 'arquivo'}`}
          icon={<Icon of={Eye} />}
          size="small"
          onPress={() => onShowErrors(row)}
        />
      ),
  },
];
