import type { BatchField } from '@oraculo/api-client/contract';
import { useMemo, useState } from 'react';
import type { BatchGridRow } from './batchGridRows.ts';
import { batchFields } from './pastedTable.ts';
import { filledFields, shownFields } from './shownFields.ts';

const none: ReadonlySet<BatchField> = new Set();

/** Hides the columns that the operator does not require, until one of them has a text, has had the focus, or all are opened. */
export function useShownFields(
  rows: readonly BatchGridRow[],
  requestedFields: readonly BatchField[] | undefined,
  ansId: string | null,
) {
  const [opened, setOpened] = useState({ ansId, fields: none });
  const filled = useMemo(() => filledFields(rows), [rows]);
  const kept = opened.ansId === ansId ? opened.fields : none;
  const names = shownFields(requestedFields ?? batchFields, filled, kept).join();
  // Stays the same list while the columns are the same, because new columns would render every row again.
  const shown = useMemo(() => batchFields.filter((field) => names.split(',').includes(field)), [names]);
  const open = (fields: readonly BatchField[]) => setOpened({ ansId, fields: new Set([...kept, ...fields]) });
  return {
    shown,
    hasHidden: shown.length < batchFields.length,
    /** Whether an empty column is in sight that the operator does not require. */
    canHide:
      requestedFields !== undefined &&
      shown.some((field) => !requestedFields.includes(field) && !filled.includes(field)),
    openAll: () => open(batchFields),
    /** A column whose cell had the focus stays, so that the focus is not lost. */
    visit: (field: BatchField) => {
      if (!kept.has(field)) open([field]);
    },
    hide: () => setOpened({ ansId, fields: none }),
  };
}
