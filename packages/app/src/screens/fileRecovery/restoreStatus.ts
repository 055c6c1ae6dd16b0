import type { RestoreRow } from '@oraculo/api-client';
import { type Status, type StatusName, statusOf } from '../../statuses/statusLook.ts';

type Progress = Pick<RestoreRow, 'status' | 'completedFiles' | 'totalFiles'>;

const names: Readonly<Record<string, StatusName>> = { waiting: 'waiting', partial: 'partial', completed: 'done' };

export function restoreStatus({ status, completedFiles, totalFiles }: Progress): Status {
  const name = statusOf(names, status);
  return { name, progress: name === 'failed' ? undefined : `${completedFiles}/${totalFiles}` };
}

export const isRestoreWaiting = ({ status }: Pick<RestoreRow, 'status'>): boolean => status === 'waiting';

/** Every status except a complete recovery has errors to show. */
export const hasErrorsToShow = ({ status }: Pick<RestoreRow, 'status'>): boolean => status !== 'completed';
