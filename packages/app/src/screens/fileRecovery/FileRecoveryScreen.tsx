import { Upload } from '@lucide/icons';
import type { RestoreRow } from '@oraculo/api-client';
import { Button, Icon, Note, Stack } from '@oraculo/ui';
import { parseISO } from 'date-fns';
import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../api.ts';
import { idOf } from '../../lib/idOf.ts';
import { notifyError, notifyReceipt } from '../../lib/notify.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { PeriodFilterBar } from '../../listing/PeriodFilterBar.tsx';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { useToday } from '../../listing/useToday.ts';
import { UploadModal } from '../../uploads/UploadModal.tsx';
import { useUploadDialog } from '../../uploads/useUploadDialog.ts';
import { RecoveryErrorsModal } from './RecoveryErrorsModal.tsx';
import { recoveryColumns } from './recoveryColumns.tsx';
import { defaultPeriod, longestSpanDays, periodOf, recoveryFilters } from './recoveryFilters.ts';
import { isRecoveryWaiting } from './recoveryStatus.ts';
import { useRecoveryUsers } from './useRecoveryUsers.ts';

const template = {
  columns: ['NOME'],
  needed: ['NOME', 'ARQUIVO', 'NOME_ARQUIVO', 'NOME_DO_ARQUIVO', 'CHAVE'],
} as const;

export function FileRecoveryScreen() {
  const list = useListFilters(recoveryFilters);
  const [openedAt] = useState(() => new Date());
  const today = useToday();
  const upload = useUploadDialog('recoveryUpload');
  const [shown, setShown] = useState<RestoreRow | null>(null);
  const columns = useMemo(() => recoveryColumns(setShown), []);
  const { mutate } = useSWRConfig();
  const users = useRecoveryUsers();
  const { userName, page, pageSize } = list.filters;
  const period = periodOf(list.filters, { openedAt, today });
  const query = { ...period, userName: userName ?? undefined, page, pageSize };
  const requests = usePagedList(['restore', 'list', query], () => api.restore.list(query), {
    isInFlight: isRecoveryWaiting,
    onError: list.resetPaging,
  });
  const chosen = userName === null ? [] : [userName];

  return (
    <Stack>
      <PeriodFilterBar
        aria-label="Filtros das solicitações"
        applied={{ ...period, users: chosen }}
        cleared={{ ...defaultPeriod(parseISO(today)), users: [] }}
        users={users.select}
        maxSpanDays={longestSpanDays}
        isRequired
        onApply={({ firstDate, lastDate, users: next }) =>
          list.apply({ firstDate, lastDate, userName: next[0] ?? null })
        }
      />
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
          csvTemplate={template}
          send={(file, options) => api.restore.upload(file, options)}
          onSent={(answers) => {
            notifyReceipt(answers[0]);
            void mutate((key) => Array.isArray(key) && key[0] === 'restore');
          }}
          onFailed={(error) => notifyError('restoreUpload', error)}
          onClose={upload.close}
          isReopened={upload.isReopened}
        >
          <Note>A primeira linha do arquivo é NOME; cada linha seguinte traz o nome de um arquivo antigo.</Note>
        </UploadModal>
      )}
      {shown && <RecoveryErrorsModal row={shown} onClose={() => setShown(null)} />}
    </Stack>
  );
}
