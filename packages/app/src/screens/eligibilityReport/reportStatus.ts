import type { ReportRow } from '@oraculo/api-client';

export interface StatusLook {
  tone: 'positive' | 'caution' | 'critical';
  text: string;
}

const looks: Readonly<Record<string, StatusLook>> = {
  done: { tone: 'positive', text: 'Concluído' },
  waiting: { tone: 'caution', text: 'Na fila' },
};

/** A status that nobody knows is an error. */
export const reportStatusLook = (status: string): StatusLook => looks[status] ?? { tone: 'critical', text: 'Erro' };

export const isReportWaiting = ({ status }: Pick<ReportRow, 'status'>): boolean => status === 'waiting';
