import { Download } from '@lucide/icons';
import type { DocumentRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton } from '@oraculo/ui';
import { showDateTime } from '../../dates/dates.ts';
import { downloadFile } from '../../queries/downloadFile.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';
import { documentStatus } from './documentStatus.ts';

export const documentColumns: readonly Column<DocumentRow>[] = [
  { id: 'fileName', header: 'Nome do arquivo', cell: ({ file_name }) => file_name, isRowHeader: true },
  { id: 'createdAt', header: 'Data de inclusão', cell: ({ created_at }) => showDateTime(created_at), isNumeric: true },
  { id: 'user', header: 'E-mail do usuário', cell: ({ user_email }) => user_email },
  {
    id: 'status',
    header: 'Status',
    cardSlot: 'corner',
    cell: ({ status }) => <StatusCell {...documentStatus(status)} />,
  },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: ({ file_name, url }) =>
      url && (
        <IconButton
          label={`Baixar ${file_name ?? 'arquivo'}`}
          icon={<Icon of={Download} />}
          size="small"
          onPress={() => void downloadFile(url)}
        />
      ),
  },
];

/** The rows have no id; document, time and sender identify them. */
export const documentKey = ({ file_name, created_at, user_email }: DocumentRow) =>
  [created_at, file_name, user_email].join('|');
