import { Pencil } from '@lucide/icons';
import type { OperatorRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton } from '@oraculo/ui';
import { showDate } from '../../dates/dates.ts';

const yesOrNo = (value: boolean) => (value ? 'Sim' : 'Não');

export const operatorColumns = (onEdit: (row: OperatorRow) => void): readonly Column<OperatorRow>[] => [
  { id: 'ansId', header: 'Registro ANS', cell: ({ id }) => id, isNumeric: true },
  { id: 'name', header: 'Operadora', cell: ({ name }) => name, isRowHeader: true },
  { id: 'webService', header: 'Web Service', cell: ({ isWebService }) => yesOrNo(isWebService) },
  { id: 'rpa', header: 'Robô RPA', cell: ({ isRpa }) => yesOrNo(isRpa) },
  { id: 'createdAt', header: 'Criada em', cell: ({ createdAt }) => showDate(createdAt), isNumeric: true },
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: (row) => (
      <IconButton label={`Editar ${row.name}`} icon={<Icon of={Pencil} />} size="small" onPress={() => onEdit(row)} />
    ),
  },
];
