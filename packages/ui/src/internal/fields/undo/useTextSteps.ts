'use client';
import { type KeyboardEvent, useState } from 'react';
import { undoKey } from './undoKey.ts';
import { noSteps, recordStep, takeStep, type UndoSteps } from './undoSteps.ts';

const isSame = <Box extends string>(one: Record<Box, string>, other: Record<Box, string>) =>
  (Object.keys(one) as Box[]).every((box) => one[box] === other[box]);

/**
 * Undo and Redo of texts that a field writes into several boxes at once: a pasted range, a pick, a swap, the clear button. A step applies only
 * while all boxes have the texts that it has written; later edits of one box are undone first, by the history of that box.
 */
export function useTextSteps<Box extends string>(texts: Record<Box, string>) {
  const [steps, setSteps] = useState<UndoSteps<Record<Box, string>>>(noSteps);
  return {
    record: (before: Record<Box, string>, after: Record<Box, string>) => {
      if (!isSame(before, after)) setSteps((now) => recordStep(now, before, after));
    },
    /** The texts of all boxes after this key, or undefined if the box handles the key itself. */
    undoOrRedo: (event: KeyboardEvent): Record<Box, string> | undefined => {
      const way = undoKey(event);
      const found = way && takeStep(steps, way, (state) => isSame(state, texts));
      if (found) setSteps(found.steps);
      return found?.state;
    },
  };
}
