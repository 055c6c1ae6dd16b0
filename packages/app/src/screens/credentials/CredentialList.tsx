import { Download, Plus } from '@lucide/icons';
import { Button, Icon, Stack } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { api } from '../../service/api.ts';
import { idOf } from '../../listing/idOf.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import type { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { credentialColumns } from './credentialColumns.tsx';
import { CredentialFilterBar } from './CredentialFilterBar.tsx';
import { type CredentialFilters, credentialViews } from './credentialFilters.ts';
import { credentialsName, type useCredentialActions } from './useCredentialActions.ts';

interface CredentialListProps {
  list: ReturnType<typeof useListFilters<CredentialFilters>>;
  actions: ReturnType<typeof useCredentialActions>;
  /** Whether this is the tab of the credentials that their operator rejected. */
  hasErrors: boolean;
}

export function CredentialList({ list, actions, hasErrors }: CredentialListProps) {
  const { ansId, brandId, page, pageSize } = list.filters;
  const query = { ansId, brandId, error: hasErrors, page, pageSize };
  const result = usePagedList(
    [credentialsName, 'list', query],
    (paging, options) => api.credentials.list({ ...query, ...paging }, options),
    { onError: list.resetPaging },
  );
  const [hasFilterInput, setHasFilterInput] = useState(false);
  const isFiltered = hasFilterInput || ansId !== null || brandId !== null;
  const { edit, remove } = useStableCallbacks(actions.ofRow);
  const columns = useMemo(
    () => credentialColumns({ onEdit: edit, onRemove: remove }, !hasErrors),
    [edit, remove, hasErrors],
  );
  return (
    <Stack>
      <CredentialFilterBar
        name={hasErrors ? 'credentialErrorFilters' : 'credentialFilters'}
        applied={list.filters}
        onApply={list.apply}
        onChosenChange={setHasFilterInput}
      />
      <ListTable
        aria-label={hasErrors ? 'Credenciais com erro' : 'Credenciais'}
        title={hasErrors ? 'Credenciais com erro' : 'Credenciais'}
        tableId="credentials"
        columns={columns}
        rowKey={idOf}
        result={result}
        {...list.paged}
        viewRules={credentialViews}
        actions={
          <>
            <Button
              emphasis="outline"
              size="small"
              icon={<Icon of={Download} />}
              onPress={() => void actions.exportReport()}
              isPending={actions.isExporting}
              disabledReason={isFiltered ? 'Limpe os filtros: o relatório traz todas as credenciais' : undefined}
            >
              Exportar Relatório
            </Button>
            {!hasErrors && (
              <Button emphasis="outline" size="small" icon={<Icon of={Plus} />} onPress={actions.editor.create}>
                Cadastrar credencial
              </Button>
            )}
          </>
        }
        emptyAction={
          !hasErrors && (
            <Button emphasis="outline" icon={<Icon of={Plus} />} onPress={actions.editor.create}>
              Cadastrar credencial
            </Button>
          )
        }
      />
    </Stack>
  );
}
