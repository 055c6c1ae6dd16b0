import { type CredentialRow, saveFile } from '@oraculo/api-client';
import { useConfirm } from '@oraculo/ui';
import { useState } from 'react';
import { api } from '../../service/api.ts';
import { useEditing } from '../../forms/useEditing.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useSingleFlight } from '../../queries/useSingleFlight.ts';
import { useRefresh } from '../../queries/useRefresh.ts';

export const credentialsKey = 'credentials';

export function useCredentialActions() {
  const confirm = useConfirm();
  const refresh = useRefresh(credentialsKey);
  const editor = useEditing({
    name: 'credential',
    createTask: 'createCredential',
    load: (id) => api.credentials.get(id),
    loadFailure: 'credentialFetch',
    refresh,
  });
  const [isExporting, setExporting] = useState(false);
  const { once } = useSingleFlight();

  const remove = ({ id, user, healthOperatorName }: CredentialRow) =>
    once(async () => {
      const isSure = await confirm({
        title: 'Excluir Credencial',
        message: `A credencial ${user ?? ''} de ${healthOperatorName ?? ''} será excluída. Não é possível desfazer.`,
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
      // Also after a failure, because the service may have deleted the row before the call failed.
      void refresh();
    }, id);

  const exportReport = () =>
    once(async () => {
      setExporting(true);
      try {
        saveFile(await api.credentials.report());
        notifySuccess('fileDownloaded');
      } catch (error) {
        notifyError('credentialReport', error);
      }
      setExporting(false);
    }, 'report');

  return {
    editor,
    ofRow: { edit: (row: CredentialRow) => void editor.edit(row.id), remove: (row: CredentialRow) => void remove(row) },
    exportReport,
    isExporting,
    refresh,
  };
}
