import { type Status, type StatusName, statusOf } from '../../statuses/statusLook.ts';

const names: Readonly<Record<string, StatusName>> = {
  sucesso: 'success',
  'sucesso parcial': 'partial',
  'aguardando na fila': 'waitingInQueue',
};

const tooltips: Readonly<Partial<Record<StatusName, string>>> = {
  success: 'Todos os documentos do arquivo foram capturados.',
  partial: 'Parte dos documentos do arquivo não pôde ser capturada.',
  waitingInQueue: 'O arquivo foi recebido e está na fila.',
  failed: 'O arquivo não pôde ser capturado. Envie-o de novo.',
};

export function documentStatus(status: string): Status {
  const name = statusOf(names, status);
  return { name, tooltip: tooltips[name] };
}

export const isDocumentWaiting = ({ status }: { status: string }): boolean => status === 'aguardando na fila';
