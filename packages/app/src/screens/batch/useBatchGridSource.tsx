import { ApiError } from '@oraculo/api-client';
import type { BatchField } from '@oraculo/api-client/contract';
import { announce, Skeleton } from '@oraculo/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { notifyError } from '../../notifications/notify.ts';
import { useSingleFlight } from '../../queries/useSingleFlight.ts';
import { useDraft } from '../../session/useDraft.ts';
import type { UploadSource } from '../../uploads/UploadModal.tsx';
import type { BatchGridState } from './BatchGrid.tsx';
import { unreadSentence } from '../../uploads/unreadColumns.ts';
import { type BatchGridRow, isEmptyRow } from './batchGridRows.ts';
import { readBatchFile } from './readBatchFile.ts';

const batchGrid = lazyWithPreload(async () => (await import('./BatchGrid.tsx')).BatchGrid);

const none: readonly never[] = [];

const throwNoRows = (): never => {
  throw new Error('There are no rows to send.');
};

/** Pasted or typed rows that replace a file. They are kept for the same user when the session expires. */
export function useBatchGridSource(ansId: string | null, requestedFields: readonly BatchField[] | undefined) {
  const { kept, record } = useDraft<{ rows: readonly BatchGridRow[] }>('batchRows');
  const [isOn, setOn] = useState(kept !== undefined);
  const [state, setState] = useState<BatchGridState | null>(null);
  const hasRows = state?.hasRows ?? false;
  const [opened, setOpened] = useState<{ rows: readonly BatchGridRow[]; unread: readonly string[] }>();
  const rows = state?.rows ?? opened?.rows ?? kept?.values.rows ?? none;
  const { once } = useSingleFlight();
  useEffect(() => {
    record(hasRows ? { rows } : null);
    return () => record(null);
  }, [record, hasRows, rows]);
  const made = useRef<{ state: BatchGridState | null; file: File }>(null);
  /** The same rows give the same file object, so that a retry is recognised. */
  const makeFile = () => {
    if (made.current?.state !== state) made.current = { state, file: (state?.makeFile ?? throwNoRows)() };
    return made.current?.file ?? throwNoRows();
  };
  const readFiles = useRef(new WeakSet<File>());
  /** Appends the rows of a file. A file whose rows are already in the grid is only shown again. */
  const openFile = (file: File) =>
    once(async () => {
      const before = rows.filter((row) => !isEmptyRow(row));
      if (before.length === 0) readFiles.current = new WeakSet();
      if (readFiles.current.has(file)) {
        setOn(true);
        return;
      }
      try {
        const { rows: read, unread } = await readBatchFile(file);
        readFiles.current.add(file);
        setOpened({ rows: [...before, ...read], unread });
        setState(null);
        setOn(true);
        const count = `${read.length.toLocaleString('pt-BR')} ${read.length === 1 ? 'linha aberta' : 'linhas abertas'} na tabela.`;
        announce([count, unreadSentence(unread)].filter(Boolean).join(' '));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        notifyError('batchUpload', new ApiError({ kind: 'fileChanged' }));
      }
    });
  const source: UploadSource | undefined = isOn
    ? {
        content: (
          <Suspense fallback={<Skeleton />}>
            <batchGrid.Component
              initial={rows}
              unread={opened?.unread ?? none}
              ansId={ansId}
              requestedFields={requestedFields}
              onChange={setState}
            />
          </Suspense>
        ),
        hasContent: hasRows,
        blockedBy: state ? state.blockedBy : 'Cole ou digite ao menos uma linha',
        makeFile,
      }
    : undefined;
  return { source, hasRows, openFile, setOn };
}
