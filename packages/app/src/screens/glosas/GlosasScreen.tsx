import { Upload } from '@lucide/icons';
import type { GlosaRow } from '@oraculo/api-client';
import { Button, Icon, Note, Stack } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { idOf } from '../../listing/idOf.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { PeriodFilterBar } from '../../listing/PeriodFilterBar.tsx';
import { PeriodNote } from '../../listing/PeriodNote.tsx';
import { useAddressPeriod } from '../../listing/useAddressPeriod.ts';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { UploadModal } from '../../uploads/UploadModal.tsx';
import { useUploadDialog } from '../../uploads/useUploadDialog.ts';
import { GlosaReturnModal } from './GlosaReturnModal.tsx';
import { glosaColumns } from './glosaColumns.tsx';
import { glosaFilters, noFilters } from './glosaFilters.ts';
import { isGlosaInFlight, operatorResponseLook, uploadStatusLook } from './glosaStatus.ts';
import { useGlosaActions } from './useGlosaActions.ts';
import { useGlosaUsers } from './useGlosaUsers.ts';

export function GlosasScreen() {
  const list = useListFilters(glosaFilters);
  const upload = useUploadDialog('glosaUpload');
  const [shown, setShown] = useState<GlosaRow | null>(null);
  const users = useGlosaUsers();
  const actions = useGlosaActions();
  const { remove } = useStableCallbacks({ remove: actions.remove });
  const columns = useMemo(
    () => glosaColumns({ onRemove: (row) => void remove(row), onShowReturn: setShown }),
    [remove],
  );
  const { userEmailList, page, pageSize } = list.filters;
  const { period, isRefused } = useAddressPeriod(list);
  const { firstDate = null, lastDate = null } = period ?? {};
  const query = {
    firstDate: firstDate ?? undefined,
    lastDate: lastDate ?? undefined,
    userEmailList: userEmailList.length > 0 ? userEmailList : undefined,
    page,
    pageSize,
  };
  const appeals = usePagedList(['glosas', 'list', query], () => api.glosas.list(query), {
    isInFlight: isGlosaInFlight,
    finished: (row) => ({
      key: row.id,
      sentence: `${row.spreadsheet_name ?? 'Arquivo'}: ${uploadStatusLook(row).text}, ${operatorResponseLook(row).text}`,
    }),
    onError: list.resetPaging,
  });

  return (
    <Stack>
      <PeriodFilterBar
        aria-label="Filtros dos recursos"
        name="glosaFilters"
        applied={{ firstDate, lastDate, users: userEmailList }}
        cleared={noFilters}
        users={users}
        isMultiUser
        onApply={({ users: next, ...period }) => list.apply({ ...period, userEmailList: next })}
      />
      <PeriodNote isRefused={isRefused} instead="todos os dias" />
      <ListTable
        aria-label="Recursos enviados"
        title="Arquivos"
        tableId="glosas"
        columns={columns}
        rowKey={idOf}
        result={appeals}
        paging={list.filters}
        onPageChange={list.turnTo}
        onPageSizeChange={list.resize}
        actions={
          <Button emphasis="quiet" size="small" icon={<Icon of={Upload} />} onPress={upload.open}>
            Subir arquivo
          </Button>
        }
      />
      {upload.isOpen && (
        <UploadModal
          title="Recurso de glosa"
          label="Planilhas de recurso"
          accept="spreadsheet"
          isMultiple
          send={(file, options) => api.glosas.upload(file, options)}
          onSent={() => notifySuccess('filesAdded')}
          onSettled={() => void actions.refresh()}
          onFailed={(error) => notifyError('glosaUpload', error)}
          onClose={upload.close}
          memory={upload.memory}
        >
          <Note>
            A primeira linha da planilha traz NUMERO_GUIA e JUSTIFICATIVA; VALOR é opcional. Salve planilhas .xls como
            .xlsx antes de enviar.
          </Note>
        </UploadModal>
      )}
      {shown && (
        <GlosaReturnModal row={shown} onExport={(id) => void actions.exportErrors(id)} onClose={() => setShown(null)} />
      )}
    </Stack>
  );
}
