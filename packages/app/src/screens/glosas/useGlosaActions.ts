import { type GlosaRow, saveFile } from '@oraculo/api-client';
import { useConfirm } from '@oraculo/ui';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useRefresh } from '../../queries/useRefresh.ts';

export function useGlosaActions() {
  const confirm = useConfirm();
  const refresh = useRefresh('glosas');
  const isBusy = useRef(false);

  const remove = async ({ id, spreadsheet_name }: GlosaRow) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const isSure = await confirm({
      title: 'Deseja mesmo excluir?',
      message: `O arquivo ${spreadsheet_name ?? ''} sai da lista. Não há como desfazer.`,
      confirmLabel: 'Excluir',
      tone: 'critical',
    });
    try {
      if (isSure) {
        await api.glosas.remove(id);
        notifySuccess('fileDeleted');
      }
    } catch (error) {
      notifyError('glosaDelete', error);
    }
    // Also after a failure: the row may be gone.
    if (isSure) void refresh();
    isBusy.current = false;
  };

  const exportErrors = async (id: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      saveFile(await api.glosas.exportErrors(id));
      notifySuccess('fileDownloaded');
    } catch (error) {
      notifyError('glosaExport', error);
    }
    isBusy.current = false;
  };

  return { remove, exportErrors, refresh };
}
