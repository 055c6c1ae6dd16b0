import { Tabs } from '@oraculo/ui';
import type { RequestOptions } from '@oraculo/api-client';
import { api } from '../../service/api.ts';
import { useQuery } from '../../queries/useQuery.ts';
import { useListFilters } from '../../listing/useListFilters.ts';
import { credentialFilters } from './credentialFilters.ts';
import { CredentialList } from './CredentialList.tsx';
import { credentialsKey, useCredentialActions } from './useCredentialActions.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const CredentialModal = lazyDialog('CredentialModal', () => import('./CredentialModal.tsx'));

const countErrors = async (options: RequestOptions) =>
  (await api.credentials.list({ error: true, pageSize: 1 }, options)).total;

export function CredentialsScreen() {
  const list = useListFilters(credentialFilters);
  const actions = useCredentialActions();
  const { editing, close } = actions.editor;
  const { data: errorCount } = useQuery([credentialsKey, 'errorCount'], countErrors);
  return (
    <>
      <Tabs
        label="Credenciais"
        value={list.filters.tab}
        onChange={(tab) => list.apply({ tab: tab === 'errors' ? 'errors' : 'list' })}
        tabs={[
          {
            id: 'list',
            label: 'Lista de Credenciais',
            content: <CredentialList list={list} actions={actions} showsRejected={false} />,
          },
          {
            id: 'errors',
            label: 'Credenciais com erro',
            badge: errorCount,
            badgeLabel: errorCount === undefined ? undefined : `${errorCount} com erro`,
            content: <CredentialList list={list} actions={actions} showsRejected />,
          },
        ]}
      />
      {editing && (
        <CredentialModal
          key={editing.stored?.id}
          stored={editing.stored}
          onClose={close}
          onSaved={actions.refresh}
          onFailed={actions.refresh}
        />
      )}
    </>
  );
}
