import type { GlosaRow } from '@oraculo/api-client';

export interface StatusLook {
  tone: 'positive' | 'caution' | 'critical' | 'info' | 'neutral';
  text: string;
  tooltip?: string;
}

type Counts = Pick<GlosaRow, 'status' | 'processed_guide_quantity' | 'total_guide_quantity' | 'guide_error_quantity'>;
type Response = Counts & Pick<GlosaRow, 'operator_response_status' | 'operator_response_quantity'>;

/** How far the spreadsheet itself got. */
export function uploadStatusLook(row: Counts): StatusLook {
  const { processed_guide_quantity: processed, total_guide_quantity: total, guide_error_quantity: errors } = row;
  if (row.status === 'na fila') return { tone: 'info', text: 'Na fila' };
  if (row.status === 'em progresso') return { tone: 'info', text: `${processed}/${total}` };
  if (row.status === 'sucesso') return { tone: 'positive', text: `${processed}/${total}` };
  if (row.status === 'sucesso parcial') return { tone: 'caution', text: `${processed - errors}/${total}` };
  return { tone: 'critical', text: 'Erro' };
}

/** What the operator did with the appeals. */
export function operatorResponseLook(row: Response): StatusLook {
  const { processed_guide_quantity: processed, total_guide_quantity: total, guide_error_quantity: errors } = row;
  switch (row.operator_response_status) {
    case 'Pendente':
      if (processed !== total)
        return { tone: 'neutral', text: 'Pendente', tooltip: 'Aguardando o envio completo do arquivo.' };
      return row.status === 'erro'
        ? { tone: 'neutral', text: 'Pendente', tooltip: 'Nada foi enviado à operadora.' }
        : { tone: 'info', text: 'Enviado', tooltip: 'Enviado. Aguardando a confirmação da operadora.' };
    case 'Processando':
      return { tone: 'info', text: `${row.operator_response_quantity}/${total - errors}` };
    case 'Recebido':
      return { tone: 'positive', text: 'Recebido' };
    case 'Enviado':
      return { tone: 'info', text: 'Enviado' };
    case 'Falha no Envio':
      return {
        tone: 'critical',
        text: 'Falha no Envio',
        tooltip: 'O serviço da operadora está fora do ar. Reenvie o arquivo.',
      };
    case 'Devolvido':
      return { tone: 'critical', text: 'Devolvido', tooltip: 'Negado pela operadora. Veja o erro, ajuste e reenvie.' };
    default:
      return { tone: 'neutral', text: row.operator_response_status };
  }
}

/** A failed upload is deleted; of any other the operator's return can be seen. */
export const isDeletable = ({ status, operator_response_status }: Response): boolean =>
  status === 'erro' || operator_response_status === 'Falha no Envio';

const runningUploads = ['na fila', 'em progresso'];
const runningResponses = ['Pendente', 'Processando', 'Enviado'];

/** Something about it still changes by itself. Between the upload and the operator's first step both look at rest. */
export const isGlosaInFlight = ({ status, operator_response_status }: Response): boolean =>
  runningUploads.includes(status) || (status !== 'erro' && runningResponses.includes(operator_response_status));
