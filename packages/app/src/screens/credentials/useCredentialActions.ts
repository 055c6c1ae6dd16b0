import { type Credential, type CredentialRow, saveFile } from '@oraculo/api-client';
import { useConfirm } from '@oraculo/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useAsked } from '../../palette/asked.ts';
import { useOnce } from '../../queries/useOnce.ts';
import { useRefresh } from '../../queries/useRefresh.ts';
import { useReopened } from '../../session/useReopened.ts';

export const credentialsName = 'credentials';

/** What the form works on: a new credential, or a stored one with its password. */
type Editing = { stored: Credential | null } | null;

export function useCredentialActions() {
  const confirm = useConfirm();
  const refresh = useRefresh(credentialsName);
  // Holds a password, so it lives here and not in the shared memory.
  const [editing, setEditing] = useState<Editing>(null);
  const [isExporting, setExporting] = useState(false);
  const { once } = useOnce();

  const edit = ({ id }: Pick<CredentialRow, 'id'>) =>
    once(async () => {
      try {
        setEditing({ stored: await api.credentials.get(id) });
      } catch (error) {
        notifyError('credentialFetch', error);
        void refresh();
      }
    });

  useReopened('credential', editing && (editing.stored?.id ?? 'new'), (which) => {
    if (which === 'new') setEditing({ stored: null });
    else void edit({ id: which });
  });

  const remove = ({ id, user, healthOperatorName }: CredentialRow) =>
    once(async () => {
      const isSure = await confirm({
        title: 'Excluir Credencial',
        message: `A credencial ${user ?? ''} de ${healthOperatorName ?? ''} deixa de existir. Não há como desfazer.`,
        confirmLabel: 'Excluir',
        tone: 'critical',
      });
      if (!isSure) return;
      try {
        await api.credentials.remove(id);
        notifySuccess('credentialDeleted');
      } catch (error) {
        notifyError('credentialDelete', error);
      }
      // Also after a failure: the row may be gone.
      void refresh();
    });

  const exportReport = () =>
    once(async () => {
      setExporting(true);
      try {
        saveFile(await api.credentials.report());
        notifySuccess('fileDownloaded');
      } catch (error) {
        notifyError('unknown', error);
      }
      setExporting(false);
    });

  const create = () => setEditing({ stored: null });
  useAsked('createCredential', create);

  return {
    editing,
    create,
    close: () => setEditing(null),
    ofRow: { edit: (row: CredentialRow) => void edit(row), remove: (row: CredentialRow) => void remove(row) },
    exportReport,
    isExporting,
    refresh,
  };
}
