import { Download, Plus } from '@lucide/icons';
import { Button, Icon, IconButton, Stack } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { useIsPhone } from '../../browser/useIsPhone.ts';
import { api } from '../../service/api.ts';
import { idOf } from '../../listing/idOf.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import type { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { credentialColumns } from './credentialColumns.tsx';
import { CredentialFilterBar } from './CredentialFilterBar.tsx';
import { type CredentialFilters, credentialViews } from './credentialFilters.ts';
import { credentialsKey, type useCredentialActions } from './useCredentialActions.ts';

interface CredentialListProps {
  list: ReturnType<typeof useListFilters<CredentialFilters>>;
  actions: ReturnType<typeof useCredentialActions>;
  /** Whether this is the tab of the credentials that their operator rejected. */
  showsRejected: boolean;
}

const exportLabel = 'Exportar Relatório';

export function CredentialList({ list, actions, showsRejected }: CredentialListProps) {
  const { ansId, brandId, page, pageSize } = list.filters;
  const query = { ansId, brandId, error: showsRejected, page, pageSize };
  const result = usePagedList(
    [credentialsKey, 'list', query],
    (paging, options) => api.credentials.list({ ...query, ...paging }, options),
    { onError: list.resetPaging },
  );
  const [hasFilterInput, setHasFilterInput] = useState(false);
  const isFiltered = hasFilterInput || ansId !== null || brandId !== null;
  // Next to the other name this one would break into two lines.
  const isExportIcon = useIsPhone() && !showsRejected;
  const { edit, remove } = useStableCallbacks(actions.ofRow);
  const columns = useMemo(
    () => credentialColumns({ onEdit: edit, onRemove: remove }, !showsRejected),
    [edit, remove, showsRejected],
  );
  const exporting = {
    icon: <Icon of={Download} />,
    onPress: () => void actions.exportReport(),
    isPending: actions.isExporting,
    disabledReason: isFiltered ? 'Limpe os filtros: o relatório traz todas as credenciais' : undefined,
  };
  return (
    <Stack>
      <CredentialFilterBar
        name={showsRejected ? 'credentialErrorFilters' : 'credentialFilters'}
        applied={list.filters}
        onApply={list.apply}
        onFilterInputChange={setHasFilterInput}
      />
      <ListTable
        aria-label={showsRejected ? 'Credenciais com erro' : 'Credenciais'}
        title={showsRejected ? 'Credenciais com erro' : 'Credenciais'}
        tableId="credentials"
        columns={columns}
        rowKey={idOf}
        result={result}
        {...list.paged}
        viewRules={credentialViews}
        actions={
          <>
            {!isExportIcon && (
              <Button {...exporting} emphasis="outline" size="small">
                {exportLabel}
              </Button>
            )}
            {!showsRejected && (
              <Button emphasis="outline" size="small" icon={<Icon of={Plus} />} onPress={actions.editor.create}>
                Cadastrar credencial
              </Button>
            )}
            {isExportIcon && <IconButton {...exporting} label={exportLabel} size="small" />}
          </>
        }
        emptyAction={
          !showsRejected && (
            <Button emphasis="outline" icon={<Icon of={Plus} />} onPress={actions.editor.create}>
              Cadastrar credencial
            </Button>
          )
        }
      />
    </Stack>
  );
}
