import { Download } from '@lucide/icons';
import type { ReportRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton } from '@oraculo/ui';
import { showDate } from '../../dates/dates.ts';
import { downloadFile } from '../../queries/downloadFile.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';
import { reportStatus } from './reportStatus.ts';

export const historyColumns: readonly Column<ReportRow>[] = [
  { id: 'fileName', header: 'Nome do Arquivo', cell: ({ fileName }) => fileName, isRowHeader: true },
  { id: 'createdAt', header: 'Data de Geração', cell: ({ createdAt }) => showDate(createdAt), isNumeric: true },
  {
    id: 'status',
    header: 'Status da Geração',
    cardSlot: 'corner',
    cell: ({ status }) => <StatusCell name={reportStatus(status)} />,
  },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: ({ fileName, signedUrl }) =>
      signedUrl && (
        <IconButton
          label={`Baixar ${fileName ?? 'relatório'}`}
          icon={<Icon of={Download} />}
          size="small"
          onPress={() => void downloadFile(signedUrl)}
        />
      ),
  },
];

export const historyKey = ({ fileName, createdAt }: ReportRow) => `${createdAt}|${fileName}`;
