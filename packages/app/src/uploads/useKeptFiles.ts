import { useEffect } from 'react';
import { useDraft } from '../session/useDraft.ts';

interface Chosen {
  files: readonly File[];
}

/** The files that were chosen in this dialog when the session ran out, with a way to note those of now; in memory only. */
export function useKeptFiles(name: string) {
  const { kept, note } = useDraft<Chosen>(`${name} files`);
  return { files: kept?.values.files, note };
}

/** Notes the files while they wait, until the dialog is gone. */
export function useNotedFiles(waiting: readonly { file: File }[], note: ReturnType<typeof useKeptFiles>['note']) {
  useEffect(() => {
    note(waiting.length > 0 ? { files: waiting.map(({ file }) => file) } : null);
    return () => note(null);
  });
}
