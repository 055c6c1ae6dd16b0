import { useEffect } from 'react';
import { useDraft } from '../session/useDraft.ts';

interface Chosen {
  files: readonly File[];
}

/**
 * The files that were chosen in this dialog when the session expired, and a function that records the current ones; in
 * memory only.
 */
export function useKeptFiles(name: string) {
  const { kept, record } = useDraft<Chosen>(`${name} files`);
  return { files: kept?.values.files, record };
}

/** Records the waiting files until the dialog is unmounted. */
export function useRecordFiles(waiting: readonly { file: File }[], record: ReturnType<typeof useKeptFiles>['record']) {
  useEffect(() => {
    record(waiting.length > 0 ? { files: waiting.map(({ file }) => file) } : null);
    return () => record(null);
  });
}
