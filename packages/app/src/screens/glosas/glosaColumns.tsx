import { Eye, Trash2 } from '@lucide/icons';
import type { GlosaRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton } from '@oraculo/ui';
import { showDateTime } from '../../dates/dates.ts';
import { StatusCell } from '../../statuses/StatusCell.tsx';
import { fileNameWithSheet } from '../../uploads/sheetNotice.tsx';
import { isDeletable, operatorResponse, uploadStatus } from './glosaStatus.ts';

interface RowActions {
  onRemove: (row: GlosaRow) => void;
  onShowResponse: (row: GlosaRow) => void;
}

export const glosaColumns = ({ onRemove, onShowResponse }: RowActions): readonly Column<GlosaRow>[] => [
  {
    id: 'fileName',
    header: 'Nome do arquivo',
    cell: ({ spreadsheet_name, sheet_read }) => fileNameWithSheet({ name: spreadsheet_name, sheet: sheet_read }),
    isRowHeader: true,
  },
  { id: 'createdAt', header: 'Data de inclusão', cell: (row) => showDateTime(row.created_at), isNumeric: true },
  { id: 'user', header: 'Usuário', cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status do envio',
    cardSlot: 'corner',
    cell: (row) => <StatusCell {...uploadStatus(row)} />,
  },
  {
    id: 'response',
    header: 'Retorno da operadora',
    cell: (row) => {
      const response = operatorResponse(row);
      return response ? <StatusCell {...response} /> : row.operator_response_status || null;
    },
  },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: (row) =>
      isDeletable(row) ? (
        <IconButton
          label={`Excluir ${row.spreadsheet_name ?? 'arquivo'}`}
          icon={<Icon of={Trash2} />}
          tone="critical"
          size="small"
          onPress={() => onRemove(row)}
        />
      ) : (
        <IconButton
          label={`Ver retorno da operadora de ${row.spreadsheet_name ?? 'arquivo'}`}
          icon={<Icon of={Eye} />}
          size="small"
          onPress={() => onShowResponse(row)}
        />
      ),
  },
];
