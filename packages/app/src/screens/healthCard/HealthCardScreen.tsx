import { Download, Upload } from '@lucide/icons';
import type { HealthCardRow } from '@oraculo/api-client';
import { Button, Icon, Link, Note, Stack } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { idOf } from '../../listing/idOf.ts';
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
import { HealthCardErrorsModal } from './HealthCardErrorsModal.tsx';
import { healthCardColumns } from './healthCardColumns.tsx';
import { healthCardFilters, noFilters } from './healthCardFilters.ts';
import { healthCardStatusLook, isHealthCardInFlight } from './healthCardStatus.ts';
import { useHealthCardUsers } from './useHealthCardUsers.ts';

const periodNames = ['startDate', 'endDate'] as const;

export function HealthCardScreen() {
  const list = useListFilters(healthCardFilters);
  const upload = useUploadDialog('healthCardUpload');
  const [shown, setShown] = useState<HealthCardRow | null>(null);
  const columns = useMemo(() => healthCardColumns(setShown), []);
  const refresh = useRefresh('healthCard');
  const users = useHealthCardUsers();
  const { usersEmail, page, pageSize } = list.filters;
  const { period, isRefused } = useAddressPeriod(list, { names: periodNames });
  const { firstDate: startDate = null, lastDate: endDate = null } = period ?? {};
  const query = {
    startDate: startDate ?? undefined,
    endDate: endDate ?? undefined,
    usersEmail: usersEmail ?? undefined,
    page,
    pageSize,
  };
  const uploads = usePagedList(['healthCard', 'list', query], () => api.healthCard.list(query), {
    isInFlight: isHealthCardInFlight,
    finished: ({ id, file_name, status }) => ({
      key: id,
      sentence: `${file_name ?? 'Arquivo'}: ${healthCardStatusLook(status).text}`,
    }),
    onError: list.resetPaging,
  });

  return (
    <Stack>
      <PeriodFilterBar
        aria-label="Filtros dos envios"
        name="healthCardFilters"
        applied={{ firstDate: startDate, lastDate: endDate, users: usersEmail === null ? [] : [usersEmail] }}
        cleared={noFilters}
        users={users}
        onApply={({ firstDate, lastDate, users: next }) =>
          list.apply({ startDate: firstDate, endDate: lastDate, usersEmail: next[0] ?? null })
        }
      />
      <PeriodNote isRefused={isRefused} instead="todos os dias" />
      <ListTable
        aria-label="Arquivos enviados"
        title="Arquivos"
        tableId="health-card"
        columns={columns}
        rowKey={idOf}
        result={uploads}
        paging={list.filters}
        onPageChange={list.turnTo}
        onPageSizeChange={list.resize}
        actions={
          <>
            <Link
              href="/modelo-cartao-saude.xlsx"
              download="modelo-cartao-saude.xlsx"
              emphasis="quiet"
              size="small"
              icon={<Icon of={Download} />}
            >
              Baixar modelo
            </Link>
            <Button emphasis="quiet" size="small" icon={<Icon of={Upload} />} onPress={upload.open}>
              Subir arquivo
            </Button>
          </>
        }
      />
      {upload.isOpen && (
        <UploadModal
          title="Cartão +Saúde"
          label="Planilhas de beneficiários"
          accept="spreadsheet"
          isMultiple
          send={(file, options) => api.healthCard.upload(file, options)}
          onSent={() => notifySuccess('filesAdded')}
          onSettled={() => void refresh()}
          onFailed={(error) => notifyError('healthCardUpload', error)}
          onClose={upload.close}
          memory={upload.memory}
        >
          <Note>Salve planilhas .xls como .xlsx antes de enviar. As colunas estão no modelo.</Note>
        </UploadModal>
      )}
      {shown && <HealthCardErrorsModal row={shown} onClose={() => setShown(null)} />}
    </Stack>
  );
}
