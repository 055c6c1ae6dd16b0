import type { MaskState } from './maskEdit.ts';

/** How a value changed; equal kinds in a row, with the caret left alone, are one step, as in any text box. */
export type EditKind = 'type' | 'deleteBackward' | 'deleteForward' | 'replace';

export interface MaskEdit {
  kind: EditKind;
  before: MaskState;
  after: MaskState;
}

/** Two stacks of whole states. The browser keeps no usable history of a value that a script writes. */
export interface MaskHistory {
  past: readonly MaskState[];
  future: readonly MaskState[];
  last?: MaskEdit;
}

export const emptyHistory: MaskHistory = { past: [], future: [] };

const limit = 100;

const isSame = (one: MaskState, other: MaskState) =>
  one.value === other.value && one.start === other.start && one.end === other.end;

/** Remembers an edit; what was undone before it can then not be redone. */
export function record({ past, last }: MaskHistory, edit: MaskEdit): MaskHistory {
  const goesOn = last?.kind === edit.kind && edit.kind !== 'replace' && isSame(last.after, edit.before);
  return { past: goesOn ? past : [...past, edit.before].slice(-limit), future: [], last: edit };
}

export interface HistoryStep {
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
