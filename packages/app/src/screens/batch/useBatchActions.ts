import type { BatchRow } from '@oraculo/api-client';
import { useConfirm } from '@oraculo/ui';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { downloadFile } from '../../queries/downloadFile.ts';

/** What can be done with one batch; a second press while the first is under way does nothing. */
export function useBatchActions(refresh: () => void) {
  const confirm = useConfirm();
  const busy = useRef(new Set<string>());

  const once = async (id: string, work: () => Promise<void>) => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await work();
    } finally {
      busy.current.delete(id);
    }
  };

  const cancel = ({ id }: BatchRow) =>
    once(id, async () => {
      const isSure = await confirm({
        title: 'Deseja cancelar o processamento?',
        message: 'As linhas já conferidas ficam no arquivo de resultado. As demais não serão consultadas.',
        confirmLabel: 'Sim',
        cancelLabel: 'Não',
        tone: 'critical',
      });
      if (!isSure) return;
      try {
        await api.batches.cancel(id);
        notifySuccess('batchCancelled');
      } catch (error) {
        notifyError('batchCancel', error);
      }
      refresh();
    });

  const generate = ({ id, nome }: BatchRow) =>
    once(id, async () => {
      notifySuccess('fileBeingBuilt');
      try {
        const { signedUrl } = await api.batches.export(nome ?? '');
        await downloadFile(signedUrl);
        refresh();
      } catch (error) {
        notifyError('batchDownload', error);
      }
    });

  return { cancel, generate, download: (link: string) => void downloadFile(link) };
}
