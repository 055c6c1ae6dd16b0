import type { RestoreRow } from '@oraculo/api-client';

export interface StatusLook {
  tone: 'positive' | 'caution' | 'critical' | 'info';
  text: string;
}

type Progress = Pick<RestoreRow, 'status' | 'completedFiles' | 'totalFiles'>;

/** A status that nobody knows is an error. */
export function recoveryStatusLook({ status, completedFiles, totalFiles }: Progress): StatusLook {
  const text = `${completedFiles}/${totalFiles}`;
  if (status === 'waiting') return { tone: 'info', text };
  if (status === 'partial') return { tone: 'caution', text };
  if (status === 'completed') return { tone: 'positive', text };
  return { tone: 'critical', text: 'Erro' };
}

export const isRecoveryWaiting = ({ status }: Pick<RestoreRow, 'status'>): boolean => status === 'waiting';

/** Everything but a complete recovery has errors to look at. */
export const hasErrorsToShow = ({ status }: Pick<RestoreRow, 'status'>): boolean => status !== 'completed';
