'use client';
import { type KeyboardEvent, useState } from 'react';
import { undoKey } from '../../internal/fields/undo/undoKey.ts';
import { noSteps, recordStep, takeStep, type UndoSteps } from '../../internal/fields/undo/undoSteps.ts';
import type { RangeTexts } from './validateRange.ts';

const isSame = (one: RangeTexts, other: RangeTexts) => one.start === other.start && one.end === other.end;

/**
 * Undo and Redo of texts that the picker writes into both boxes at once: a pasted range, a pick, a swap, the clear button. Edits of one
 * box are in the history of that box; a step here applies only while both boxes have the texts that it wrote.
 */
export function useRangeSteps(texts: RangeTexts) {
  const [steps, setSteps] = useState<UndoSteps<RangeTexts>>(noSteps);
  return {
    record: (before: RangeTexts, after: RangeTexts) => {
      if (!isSame(before, after)) setSteps(recordStep(steps, before, after));
    },
    /** The texts of both boxes after this key, or undefined if the box handles the key itself. */
    travel: (event: KeyboardEvent): RangeTexts | undefined => {
      const way = undoKey(event);
      const found = way && takeStep(steps, way, (state) => isSame(state, texts));
      if (found) setSteps(found.steps);
      return found?.state;
    },
  };
}
