import { Pencil, Trash2 } from '@lucide/icons';
import type { CredentialRow } from '@oraculo/api-client';
import { type Column, Icon, IconButton, Inline } from '@oraculo/ui';

interface RowActions {
  onEdit: (row: CredentialRow) => void;
  onRemove: (row: CredentialRow) => void;
}

/** The user name identifies the row, because an operator has many credentials. */
const nameOf = ({ user, healthOperatorName }: CredentialRow) => `${user ?? ''} de ${healthOperatorName ?? ''}`;

/** Without the usual scheme and truncated, because operator, brand and user identify the row. */
const urlColumn: Column<CredentialRow> = {
  id: 'url',
  header: 'URL',
  cell: ({ url }) => url?.replace(/^https:\/\//i, ''),
  text: ({ url }) => url ?? '',
  truncate: { over: 32, to: 29 },
};

/** The tab of credentials with an error has no URL column. */
export const credentialColumns = (actions: RowActions, hasUrl: boolean): readonly Column<CredentialRow>[] => [
  { id: 'operator', header: 'Operadora', cell: ({ healthOperatorName }) => healthOperatorName, isRowHeader: true },
  { id: 'brand', header: 'Marca', cell: ({ brandName }) => brandName },
  { id: 'user', header: 'Usuário', cell: ({ user }) => user },
  { id: 'tiss', header: 'TISS', cell: ({ isWebService }) => (isWebService ? 'Sim' : 'Não') },
  ...(hasUrl ? [urlColumn] : []),
  {
    id: 'actions',
    isActions: true,
    header: 'Ações',
    isHideable: false,
    cell: (row) => (
      <Inline>
        <IconButton
          label={`Editar ${nameOf(row)}`}
          icon={<Icon of={Pencil} />}
          size="small"
          onPress={() => actions.onEdit(row)}
        />
        <IconButton
          label={`Excluir ${nameOf(row)}`}
          icon={<Icon of={Trash2} />}
          tone="critical"
          size="small"
          onPress={() => actions.onRemove(row)}
        />
      </Inline>
    ),
  },
];
