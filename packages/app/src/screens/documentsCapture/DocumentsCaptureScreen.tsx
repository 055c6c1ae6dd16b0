import { api } from '../../service/api.ts';
import { statusText } from '../../statuses/statusLook.ts';
import { UploadList } from '../../uploads/UploadList.tsx';
import { documentColumns, documentKey } from './documentColumns.tsx';
import { documentStatus, isDocumentWaiting } from './documentStatus.ts';

export function DocumentsCaptureScreen() {
  return (
    <UploadList
      name="documents"
      aria-label="Arquivos capturados"
      filtersLabel="Filtros dos arquivos capturados"
      title="Arquivos"
      tableId="documents-capture"
      columns={documentColumns}
      rowKey={documentKey}
      load={({ period, users, ...paging }, options) =>
        api.documents.list({ firstDate: period?.start, lastDate: period?.end, userEmail: users[0], ...paging }, options)
      }
      loadSenders={async (options) =>
        (await api.documents.users(options)).map(({ Email, Name }) => ({ name: Name, email: Email }))
      }
      isInFlight={isDocumentWaiting}
      finished={(row) => ({
        key: documentKey(row),
        sentence: `${row.file_name ?? 'Arquivo'}: ${statusText(documentStatus(row.status))}`,
      })}
      upload={{
        title: 'Captura de documentos',
        label: 'Documentos de atendimento',
        accept: 'pdf',
        isMultiple: true,
        send: (file, options) => api.documents.upload(file, options),
        failure: 'documentUpload',
      }}
    />
  );
}
