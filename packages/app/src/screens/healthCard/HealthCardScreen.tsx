import { Download } from '@lucide/icons';
import type { HealthCardRow } from '@oraculo/api-client';
import { Icon, Link, Note } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { api } from '../../service/api.ts';
import { idOf } from '../../listing/idOf.ts';
import { statusText } from '../../statuses/statusLook.ts';
import { sheetSuffix } from '../../uploads/sheetNotice.tsx';
import { UploadList } from '../../uploads/UploadList.tsx';
import { healthCardColumns } from './healthCardColumns.tsx';
import { healthCardStatus, isHealthCardInFlight } from './healthCardStatus.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const HealthCardErrorsModal = lazyDialog('HealthCardErrorsModal', () => import('./HealthCardErrorsModal.tsx'));

const template = (
  <Link
    href="/modelo-cartao-saude.xlsx"
    download="modelo-cartao-saude.xlsx"
    emphasis="quiet"
    size="small"
    icon={<Icon of={Download} />}
  >
    Baixar modelo
  </Link>
);

export function HealthCardScreen() {
  const [shown, setShown] = useState<HealthCardRow | null>(null);
  const columns = useMemo(() => healthCardColumns(setShown), []);
  return (
    <UploadList
      name="healthCard"
      aria-label="Arquivos enviados"
      filtersLabel="Filtros dos envios"
      title="Arquivos"
      tableId="health-card"
      columns={columns}
      rowKey={idOf}
      load={({ period, users, ...paging }, options) =>
        api.healthCard.list(
          { startDate: period?.start, endDate: period?.end, usersEmail: users[0], ...paging },
          options,
        )
      }
      loadSenders={async (options) =>
        (await api.healthCard.users(options)).map(({ user_name, user_email }) => ({
          name: user_name,
          email: user_email,
        }))
      }
      isInFlight={isHealthCardInFlight}
      finished={({ id, file_name, status, sheet_read }) => ({
        key: id,
        sentence: `${file_name ?? 'Arquivo'}: ${statusText({ name: healthCardStatus(status) })}${sheetSuffix(sheet_read)}`,
      })}
      upload={{
        title: 'Cartão +Saúde',
        label: 'Planilhas de beneficiários',
        accept: 'spreadsheet',
        isMultiple: true,
        send: (file, options) => api.healthCard.upload(file, options),
        failure: 'healthCardUpload',
        footerStart: template,
        note: <Note>As colunas estão no modelo.</Note>,
      }}
    >
      {shown && <HealthCardErrorsModal row={shown} onClose={() => setShown(null)} />}
    </UploadList>
  );
}
