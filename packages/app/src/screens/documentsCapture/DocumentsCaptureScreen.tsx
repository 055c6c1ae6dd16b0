import { Upload } from '@lucide/icons';
import { Button, Icon, Stack } from '@oraculo/ui';
import { api } from '../../api.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { PeriodFilterBar } from '../../listing/PeriodFilterBar.tsx';
import { PeriodNote } from '../../listing/PeriodNote.tsx';
import { useAddressPeriod } from '../../listing/useAddressPeriod.ts';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { useRefresh } from '../../queries/useRefresh.ts';
import { UploadModal } from '../../uploads/UploadModal.tsx';
import { useUploadDialog } from '../../uploads/useUploadDialog.ts';
import { captureColumns, captureKey } from './captureColumns.tsx';
import { captureFilters, noFilters } from './captureFilters.ts';
import { captureStatusData, isCaptureWaiting } from './captureStatus.ts';
import { useCaptureUsers } from './useCaptureUsers.ts';

export function DocumentsCaptureScreen() {
  const list = useListFilters(captureFilters);
  const upload = useUploadDialog('captureUpload');
  const refresh = useRefresh('documents');
  const users = useCaptureUsers();
  const { userEmail, page, pageSize } = list.filters;
  const { period, isRefused } = useAddressPeriod(list);
  const { firstDate = null, lastDate = null } = period ?? {};
  const query = {
    firstDate: firstDate ?? undefined,
    lastDate: lastDate ?? undefined,
    userEmail: userEmail ?? undefined,
    page,
    pageSize,
  };
  const captures = usePagedList(['documents', 'list', query], () => api.documents.list(query), {
    isInFlight: isCaptureWaiting,
    finished: (row) => ({
      key: captureKey(row),
      sentence: `${row.file_name ?? 'Arquivo'}: ${captureStatusData(row.status).text}`,
    }),
    onError: list.resetPaging,
  });

  return (
    <Stack>
      <PeriodFilterBar
        aria-label="Filtros dos arquivos capturados"
        name="captureFilters"
        applied={{ firstDate, lastDate, users: userEmail === null ? [] : [userEmail] }}
        cleared={noFilters}
        users={users}
        onApply={({ users: next, ...period }) => list.apply({ ...period, userEmail: next[0] ?? null })}
      />
      <PeriodNote isRefused={isRefused} instead="todos os dias" />
      <ListTable
        aria-label="Arquivos capturados"
        title="Arquivos"
        tableId="documents-capture"
        columns={captureColumns}
        rowKey={captureKey}
        result={captures}
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
          title="Captura de documentos"
          label="Documentos de atendimento"
          accept="pdf"
          isMultiple
          send={(file, options) => api.documents.upload(file, options)}
          onSent={() => notifySuccess('filesAdded')}
          onSettled={() => void refresh()}
          onFailed={(error) => notifyError('captureUpload', error)}
          onClose={upload.close}
          memory={upload.memory}
        />
      )}
    </Stack>
  );
}
