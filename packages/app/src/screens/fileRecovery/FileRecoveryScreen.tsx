import { Upload } from '@lucide/icons';
import type { RestoreRow } from '@oraculo/api-client';
import { restoreColumns } from '@oraculo/api-client/contract';
import { Button, Icon, Note, Stack } from '@oraculo/ui';
import { parseISO } from 'date-fns';
import { useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { idOf } from '../../listing/idOf.ts';
import { notifyError, notifyReceipt } from '../../notifications/notify.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { PeriodFilterBar } from '../../listing/PeriodFilterBar.tsx';
import { PeriodNote } from '../../listing/PeriodNote.tsx';
import { useAddressPeriod } from '../../listing/useAddressPeriod.ts';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { useToday } from '../../dates/useToday.ts';
import { useRefresh } from '../../queries/useRefresh.ts';
import { UploadModal } from '../../uploads/UploadModal.tsx';
import { useUploadDialog } from '../../uploads/useUploadDialog.ts';
import { RecoveryErrorsModal } from './RecoveryErrorsModal.tsx';
import { recoveryColumns } from './recoveryColumns.tsx';
import { defaultPeriod, longestSpanDays, recoveryFilters } from './recoveryFilters.ts';
import { isRecoveryWaiting, recoveryStatusLook } from './recoveryStatus.ts';
import { useRecoveryUsers } from './useRecoveryUsers.ts';

export function FileRecoveryScreen() {
  const list = useListFilters(recoveryFilters);
  // Read once: it must not move under an open screen at midnight.
  const [usual] = useState(() => defaultPeriod(new Date()));
  const today = useToday();
  const upload = useUploadDialog('recoveryUpload');
  const [shown, setShown] = useState<RestoreRow | null>(null);
  const columns = useMemo(() => recoveryColumns(setShown), []);
  const refresh = useRefresh('restore');
  const users = useRecoveryUsers();
  const { userName, page, pageSize } = list.filters;
  const asked = useAddressPeriod(list, { longestSpanDays });
  const period = asked.period ?? usual;
  const query = { ...period, userName: userName ?? undefined, page, pageSize };
  const requests = usePagedList(['restore', 'list', query], () => api.restore.list(query), {
    isInFlight: isRecoveryWaiting,
    finished: (row) => ({ key: row.id, sentence: `${row.fileName ?? 'Arquivo'}: ${recoveryStatusLook(row).text}` }),
    onError: list.resetPaging,
  });
  const chosen = userName === null ? [] : [userName];

  return (
    <Stack>
      <PeriodFilterBar
        aria-label="Filtros das solicitações"
        name="recoveryFilters"
        applied={{ ...period, users: chosen }}
        cleared={{ ...defaultPeriod(parseISO(today)), users: [] }}
        users={users}
        maxSpanDays={longestSpanDays}
        isRequired
        onApply={({ firstDate, lastDate, users: next }) =>
          list.apply({ firstDate, lastDate, userName: next[0] ?? null })
        }
      />
      <PeriodNote isRefused={asked.isRefused} longestSpanDays={longestSpanDays} instead="os últimos 30 dias" />
      <ListTable
        aria-label="Solicitações de arquivos antigos"
        title="Solicitações"
        tableId="file-recovery"
        columns={columns}
        rowKey={idOf}
        result={requests}
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
          title="Solicitar arquivos antigos"
          label="Arquivo com os nomes"
          accept="csv"
          csvColumns={restoreColumns}
          send={(file, options) => api.restore.upload(file, options)}
          onSent={(answers) => notifyReceipt(answers[0])}
          onSettled={() => void refresh()}
          onFailed={(error) => notifyError('restoreUpload', error)}
          onClose={upload.close}
          memory={upload.memory}
        >
          <Note>A primeira linha do arquivo é NOME; cada linha seguinte traz o nome de um arquivo antigo.</Note>
        </UploadModal>
      )}
      {shown && <RecoveryErrorsModal row={shown} onClose={() => setShown(null)} />}
    </Stack>
  );
}
