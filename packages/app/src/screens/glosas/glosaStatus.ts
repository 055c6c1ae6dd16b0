import type { GlosaRow } from '@oraculo/api-client';
import { type Status, statusText } from '../../statuses/statusLook.ts';

type Counts = Pick<GlosaRow, 'status' | 'processed_guide_quantity' | 'total_guide_quantity' | 'guide_error_quantity'>;
type Response = Counts & Pick<GlosaRow, 'operator_response_status' | 'operator_response_quantity'>;

/** The processing status of the spreadsheet itself. */
export function uploadStatus(row: Counts): Status {
  const { processed_guide_quantity: processed, total_guide_quantity: total, guide_error_quantity: errors } = row;
  if (row.status === 'na fila') return { name: 'queued' };
  if (row.status === 'em progresso') return { name: 'processing', progress: `${processed}/${total}` };
  if (row.status === 'sucesso') return { name: 'success', progress: `${processed}/${total}` };
  if (row.status === 'sucesso parcial') return { name: 'partial', progress: `${processed - errors}/${total}` };
  return { name: 'failed' };
}

/** The operator's response to the appeals; undefined where only the operator knows it. */
export function operatorResponse(row: Response): Status | undefined {
  const { processed_guide_quantity: processed, total_guide_quantity: total, guide_error_quantity: errors } = row;
  switch (row.operator_response_status) {
    case 'Pendente':
      if (processed !== total) return { name: 'pending', tooltip: 'Aguardando o envio completo do arquivo.' };
      return row.status === 'erro'
        ? { name: 'pending', tooltip: 'Nada foi enviado à operadora.' }
        : { name: 'sent', tooltip: 'Enviado. Aguardando a confirmação da operadora.' };
    case 'Processando':
      return { name: 'processing', progress: `${row.operator_response_quantity}/${total - errors}` };
    case 'Recebido':
      return { name: 'received' };
    case 'Enviado':
      return { name: 'sent' };
    case 'Falha no Envio':
      return { name: 'sendFailed', tooltip: 'O serviço da operadora está fora do ar. Envie o arquivo de novo.' };
    case 'Devolvido':
      return { name: 'returned', tooltip: 'Negado pela operadora. Veja o erro, ajuste e envie o arquivo de novo.' };
    default:
      return undefined;
  }
}

export const uploadStatusText = (row: Counts): string => statusText(uploadStatus(row));

export function operatorResponseText(row: Response): string {
  const response = operatorResponse(row);
  return response ? statusText(response) : row.operator_response_status;
}

/** A failed upload can be deleted; any other shows the operator's response. */
export const isDeletable = ({ status, operator_response_status }: Response): boolean =>
  status === 'erro' || operator_response_status === 'Falha no Envio';

const runningUploads = ['na fila', 'em progresso'];
const runningResponses = ['Pendente', 'Processando', 'Enviado'];

/**
 * Whether a status may still change by itself. Between the upload and the operator's first step both statuses look
 * final.
 */
export const isGlosaInFlight = ({ status, operator_response_status }: Response): boolean =>
  runningUploads.includes(status) || (status !== 'erro' && runningResponses.includes(operator_response_status));
