import type { RestoreRow } from '@oraculo/api-client';
import { limits, restoreColumns } from '@oraculo/api-client/contract';
import { Note } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { api } from '../../service/api.ts';
import { dayBefore } from '../../dates/dates.ts';
import { followJobs } from '../../jobs/followJobs.ts';
import { idOf } from '../../listing/idOf.ts';
import { notifyReceipt } from '../../notifications/notify.ts';
import { type PeriodRule, UploadList } from '../../uploads/UploadList.tsx';
import { restoreTableColumns } from './restoreTableColumns.tsx';
import { restoreJobs, restoreSentence } from './restoreJobs.ts';
import { isRestoreWaiting } from './restoreStatus.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const RestoreErrorsModal = lazyDialog('RestoreErrorsModal', () => import('./RestoreErrorsModal.tsx'));

/** The service always requires a period; the default is the longest one that ends today. */
const periodRule: PeriodRule = {
  longestSpanDays: limits.periodDays,
  usual: (today) => ({ start: dayBefore(today, limits.periodDays), end: today }),
  defaultPeriodName: `os últimos ${limits.periodDays} dias`,
};

export function FileRecoveryScreen() {
  const [shown, setShown] = useState<RestoreRow | null>(null);
  const columns = useMemo(() => restoreTableColumns(setShown), []);
  return (
    <UploadList
      name="restore"
      aria-label="Solicitações de arquivos antigos"
      filtersLabel="Filtros das solicitações"
      title="Solicitações"
      tableId="file-recovery"
      columns={columns}
      rowKey={idOf}
      periodRule={periodRule}
      load={({ period, users, ...paging }, options) =>
        api.restore.list(
          { firstDate: period?.start ?? '', lastDate: period?.end ?? '', userName: users[0], ...paging },
          options,
        )
      }
      loadSenders={async (options) => (await api.restore.users(options)).map(({ userName }) => ({ name: userName }))}
      jobs={restoreJobs}
      isInFlight={isRestoreWaiting}
      finished={(row) => ({
        key: row.id,
        sentence: restoreSentence(row),
      })}
      upload={{
        title: 'Solicitar arquivos antigos',
        label: 'Arquivo com os nomes',
        accept: 'csv',
        csvColumns: restoreColumns,
        send: (file, options) => followJobs(restoreJobs, () => api.restore.upload(file, options)),
        failure: 'restoreUpload',
        onSent: (answers) => void notifyReceipt(answers[0]),
        note: <Note>CSV com o cabeçalho NOME e um nome de arquivo por linha.</Note>,
      }}
    >
      {shown && <RestoreErrorsModal row={shown} onClose={() => setShown(null)} />}
    </UploadList>
  );
}
