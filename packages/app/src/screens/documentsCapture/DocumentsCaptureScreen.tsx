import { api } from '../../service/api.ts';
import { statusText } from '../../statuses/statusLook.ts';
import { UploadList } from '../../uploads/UploadList.tsx';
import { captureColumns, captureKey } from './captureColumns.tsx';
import { captureStatus, isCaptureWaiting } from './captureStatus.ts';

export function DocumentsCaptureScreen() {
  return (
    <UploadList
      name="documents"
      aria-label="Arquivos capturados"
      filtersLabel="Filtros dos arquivos capturados"
      title="Arquivos"
      tableId="documents-capture"
      columns={captureColumns}
      rowKey={captureKey}
      load={({ period, users, ...paging }, options) =>
        api.documents.list({ firstDate: period?.start, lastDate: period?.end, userEmail: users[0], ...paging }, options)
      }
      loadSenders={async (options) =>
        (await api.documents.users(options)).map(({ Email, Name }) => ({ name: Name, email: Email }))
      }
      isInFlight={isCaptureWaiting}
      finished={(row) => ({
        key: captureKey(row),
        sentence: `${row.file_name ?? 'Arquivo'}: ${statusText(captureStatus(row.status))}`,
      })}
      upload={{
        title: 'Captura de documentos',
        label: 'Documentos de atendimento',
        accept: 'pdf',
        isMultiple: true,
        send: (file, options) => api.documents.upload(file, options),
        failure: 'captureUpload',
      }}
    />
  );
}
