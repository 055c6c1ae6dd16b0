export interface StatusData {
  tone: 'positive' | 'caution' | 'critical' | 'info';
  text: string;
  tooltip: string;
}

const known: Readonly<Record<string, StatusData>> = {
  sucesso: { tone: 'positive', text: 'Sucesso', tooltip: 'Todos os documentos do arquivo foram capturados.' },
  'sucesso parcial': {
    tone: 'caution',
    text: 'Sucesso parcial',
    tooltip: 'Parte dos documentos do arquivo não pôde ser capturada.',
  },
  'aguardando na fila': {
    tone: 'info',
    text: 'Aguardando na fila',
    tooltip: 'O arquivo foi recebido e espera a sua vez.',
  },
};

const failed: StatusData = {
  tone: 'critical',
  text: 'Erro',
  tooltip: 'O arquivo não pôde ser capturado. Envie-o de novo.',
};

/** A status that nobody knows is an error. */
export const captureStatusData = (status: string): StatusData => known[status] ?? failed;

export const isCaptureWaiting = ({ status }: { status: string }): boolean => status === 'aguardando na fila';
