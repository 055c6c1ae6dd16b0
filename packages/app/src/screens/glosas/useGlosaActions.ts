import { type GlosaRow, saveFile } from '@oraculo/api-client';
import { useConfirm } from '@oraculo/ui';
import { api } from '../../service/api.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useSingleFlight } from '../../queries/useSingleFlight.ts';
import { useRefresh } from '../../queries/useRefresh.ts';

export function useGlosaActions() {
  const confirm = useConfirm();
  const refresh = useRefresh('glosas');
  const { once } = useSingleFlight();

  const remove = ({ id, spreadsheet_name }: GlosaRow) =>
    once(async () => {
      const isSure = await confirm({
        title: 'Deseja mesmo excluir?',
        message: `O arquivo ${spreadsheet_name ?? ''} será excluído. Não é possível desfazer.`,
        confirmLabel: 'Excluir',
        tone: 'critical',
      });
      if (!isSure) return;
      try {
        await api.glosas.remove(id);
        notifySuccess('fileDeleted');
      } catch (error) {
        notifyError('glosaDelete', error);
      }
      // Also after a failure, because the row may be deleted.
      void refresh();
    }, id);

  const exportErrors = (id: string) =>
    once(async () => {
      try {
        saveFile(await api.glosas.exportErrors(id));
        notifySuccess('fileDownloaded');
      } catch (error) {
        notifyError('glosaExport', error);
      }
    }, id);

  return { remove, exportErrors };
}
