import type { RestoreError, RestoreRow } from '@oraculo/api-client';
import { Inline, Modal, Note, Stack } from '@oraculo/ui';
import { api } from '../../service/api.ts';
import { ErrorFileButtons } from '../../listing/ErrorFileButtons.tsx';
import { ErrorTable } from '../../listing/ErrorTable.tsx';
import { useOpenWhenLoaded } from '../../listing/useOpenWhenLoaded.ts';
import type { OrderedColumn } from '../../listing/sortRows.ts';
import { useQuery } from '../../queries/useQuery.ts';
import { messageOf } from '../../notifications/messageOf.ts';
import { errorFileName, errorRows } from './errorFile.ts';

const columns: readonly OrderedColumn<RestoreError>[] = [
  { id: 'key', header: 'Nome', cell: ({ key }) => key, sortBy: ({ key }) => key, isRowHeader: true },
  { id: 'message', header: 'Erro', cell: ({ message }) => message, sortBy: ({ message }) => message },
];

const errorKey = ({ key }: RestoreError) => key;

interface RestoreErrorsModalProps {
  row: RestoreRow;
  onClose: () => void;
}

export function RestoreErrorsModal({ row, onClose }: RestoreErrorsModalProps) {
  const { data, error, isLoading, mutate } = useQuery(['restore', 'errors', row.id], (options) =>
    api.restore.errors(row.id, options),
  );
  const isOpen = useOpenWhenLoaded(isLoading);
  return (
    <Modal title="Visualização de erros" isOpen={isOpen} onClose={onClose} size="large">
      <Stack gap={4}>
        <Inline justify="between">
          <div>
            {row.fileName && <p>{row.fileName}</p>}
            {data && <Note>{`${data.length} erro(s) encontrado(s)`}</Note>}
          </div>
          {data && data.length > 0 && (
            <ErrorFileButtons fileName={errorFileName(row.fileName ?? 'arquivo')} rows={errorRows(data)} />
          )}
        </Inline>
        <ErrorTable
          aria-label="Erros encontrados"
          columns={columns}
          rows={data}
          rowKey={errorKey}
          isLoading={isLoading}
          error={messageOf(error)}
          onRetry={() => void mutate()}
          emptyTitle="Nenhum erro encontrado."
          emptyHint="Os arquivos ainda podem estar na fila."
        />
      </Stack>
    </Modal>
  );
}
