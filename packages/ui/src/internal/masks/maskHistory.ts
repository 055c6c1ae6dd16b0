import type { MaskState } from './maskEdit.ts';

/** Two stacks of whole states, one step an edit: the browser's own history knows a text box, not the value in it. */
export interface MaskHistory {
  past: readonly MaskState[];
  future: readonly MaskState[];
}

export const emptyHistory: MaskHistory = { past: [], future: [] };

const limit = 100;

/** Remembers the state before an edit; what was undone before can then not be redone. */
export const remember = ({ past }: MaskHistory, before: MaskState): MaskHistory => ({
  past: [...past, before].slice(-limit),
  future: [],
});

interface HistoryStep {
  history: MaskHistory;
  state: MaskState;
}

/** One step back, or nothing when there is none. */
export function undo({ past, future }: MaskHistory, current: MaskState): HistoryStep | undefined {
  const state = past.at(-1);
  return state && { history: { past: past.slice(0, -1), future: [...future, current] }, state };
}

/** One step forward, or nothing when there is none. */
export function redo({ past, future }: MaskHistory, current: MaskState): HistoryStep | undefined {
  const state = future.at(-1);
  return state && { history: { past: [...past, current], future: future.slice(0, -1) }, state };
}
