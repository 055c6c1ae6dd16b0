import { Skeleton } from '@oraculo/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { useDraft } from '../../session/useDraft.ts';
import type { UploadSource } from '../../uploads/UploadModal.tsx';
import type { GroupRowsState } from './GroupGrid.tsx';
import type { GroupRow } from './groupRows.ts';

const groupGrid = lazyWithPreload(async () => (await import('./GroupGrid.tsx')).GroupGrid);

const none: readonly GroupRow[] = [];

const unread = (): never => {
  throw new Error('There are no rows to send.');
};

/** Rows that are pasted or typed in place of a file; they wait for the same user when the session runs out. */
export function useGroupRowsSource(ansId: string | null) {
  const { kept, note } = useDraft<{ rows: readonly GroupRow[] }>('batchRows');
  const [isOn, setOn] = useState(kept !== undefined);
  const [state, setState] = useState<GroupRowsState | null>(null);
  const hasRows = state?.hasRows ?? false;
  const rows = state?.rows ?? kept?.values.rows ?? none;
  useEffect(() => {
    note(hasRows ? { rows } : null);
    return () => note(null);
  }, [note, hasRows, rows]);
  const made = useRef<{ state: GroupRowsState | null; file: File }>(null);
  /** The same file for the same rows: one that is sent again is known by it. */
  const makeFile = () => {
    if (made.current?.state !== state) made.current = { state, file: (state?.makeFile ?? unread)() };
    return made.current?.file ?? unread();
  };
  const source: UploadSource | undefined = isOn
    ? {
        content: (
          <Suspense fallback={<Skeleton />}>
            <groupGrid.Component initial={rows} ansId={ansId} onChange={setState} />
          </Suspense>
        ),
        hasContent: hasRows,
        blockedBy: state ? state.blockedBy : 'Cole ou digite ao menos uma linha',
        makeFile,
      }
    : undefined;
  return { source, hasRows, toggle: () => setOn(!isOn) };
}
