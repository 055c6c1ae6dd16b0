import type { BatchRow } from '@oraculo/api-client';
import { useConfirm } from '@oraculo/ui';
import { api } from '../../service/api.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { downloadFile } from '../../queries/downloadFile.ts';
import { useSingleFlight } from '../../queries/useSingleFlight.ts';

/** The actions of one batch; a second press while the first runs does nothing. */
export function useBatchActions(refresh: () => void) {
  const confirm = useConfirm();
  const { once } = useSingleFlight();

  const cancel = ({ id }: BatchRow) =>
    once(async () => {
      const isSure = await confirm({
        title: 'Deseja cancelar o processamento?',
        message: 'As linhas já consultadas ficam no arquivo de resultado. As demais não serão consultadas.',
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
    }, id);

  const generate = ({ id, nome }: BatchRow) =>
    once(async () => {
      notifySuccess('fileBeingBuilt');
      try {
        const { signedUrl } = await api.batches.export(nome ?? '');
        await downloadFile(signedUrl);
        refresh();
      } catch (error) {
        notifyError('batchDownload', error);
      }
    }, id);

  return { cancel, generate, download: (link: string) => void downloadFile(link) };
}
