import type { GlosaRow } from '@oraculo/api-client';
import { Note } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { api } from '../../service/api.ts';
import { idOf } from '../../listing/idOf.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { warnOfSheets } from '../../uploads/sheetNotice.tsx';
import { UploadList } from '../../uploads/UploadList.tsx';
import { glosaColumns } from './glosaColumns.tsx';
import { isGlosaInFlight, operatorResponseText, uploadStatusText } from './glosaStatus.ts';
import { useGlosaActions } from './useGlosaActions.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const GlosaResponseModal = lazyDialog('GlosaResponseModal', () => import('./GlosaResponseModal.tsx'));

const note = <Note>A primeira linha da planilha traz NUMERO_GUIA e JUSTIFICATIVA; VALOR é opcional.</Note>;

export function GlosasScreen() {
  const [shown, setShown] = useState<GlosaRow | null>(null);
  const actions = useGlosaActions();
  const { remove } = useStableCallbacks({ remove: actions.remove });
  const columns = useMemo(
    () => glosaColumns({ onRemove: (row) => void remove(row), onShowResponse: setShown }),
    [remove],
  );
  return (
    <UploadList
      name="glosas"
      aria-label="Recursos enviados"
      filtersLabel="Filtros dos recursos"
      title="Arquivos"
      tableId="glosas"
      columns={columns}
      rowKey={idOf}
      load={({ period, users, ...paging }, options) =>
        api.glosas.list({ firstDate: period?.start, lastDate: period?.end, userEmailList: users, ...paging }, options)
      }
      loadSenders={(options) => api.glosas.users(options)}
      isMultiUser
      isInFlight={isGlosaInFlight}
      finished={(row) => ({
        key: row.id,
        sentence: `${row.spreadsheet_name ?? 'Arquivo'}: ${uploadStatusText(row)}, ${operatorResponseText(row)}`,
      })}
      upload={{
        title: 'Recurso de glosa',
        label: 'Planilhas de recurso',
        accept: 'spreadsheet',
        isMultiple: true,
        send: async (file, options) => {
          const { sheet_read } = await api.glosas.upload(file, options);
          warnOfSheets({ name: file.name, sheet: sheet_read });
        },
        failure: 'glosaUpload',
        note,
      }}
    >
      {shown && (
        <GlosaResponseModal
          row={shown}
          onExport={(id) => void actions.exportErrors(id)}
          onClose={() => setShown(null)}
        />
      )}
    </UploadList>
  );
}
