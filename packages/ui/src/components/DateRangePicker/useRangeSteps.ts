'use client';
import { type KeyboardEvent, useState } from 'react';
import type { RangeTexts } from './judgeRange.ts';

interface RangeStep {
  before: RangeTexts;
  after: RangeTexts;
}

const limit = 100;

const isSame = (one: RangeTexts, other: RangeTexts) => one.start === other.start && one.end === other.end;

/**
 * Undo and Redo of what the picker writes into both boxes at once: a pasted range, a pick, a swap, the clear button. What
 * happens to one box is in the history of that box; a step here counts only while both boxes hold what it left there.
 */
export function useRangeSteps(texts: RangeTexts) {
  const [past, setPast] = useState<readonly RangeStep[]>([]);
  const [future, setFuture] = useState<readonly RangeStep[]>([]);
  return {
    record: (before: RangeTexts, after: RangeTexts) => {
      if (isSame(before, after)) return;
      setPast([...past, { before, after }].slice(-limit));
      setFuture([]);
    },
    /** What both boxes have to show after this key, or nothing where it is the box's own to answer. */
    travel: (event: KeyboardEvent): RangeTexts | undefined => {
      const key = event.key.toLowerCase();
      if (event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return undefined;
      const isUndo = key === 'z' && !event.shiftKey;
      const step = (isUndo ? past : future).at(-1);
      if (!step || !isSame(texts, isUndo ? step.after : step.before)) return undefined;
      setPast(isUndo ? past.slice(0, -1) : [...past, step]);
      setFuture(isUndo ? [...future, step] : future.slice(0, -1));
      return isUndo ? step.before : step.after;
    },
  };
}
