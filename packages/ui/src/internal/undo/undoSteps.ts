/** One edit: Undo writes `before`, Redo writes `after`. */
interface UndoStep<State> {
  before: State;
  after: State;
}

/** Two stacks of whole states: the browser's own history knows a text box, not the value in it. */
export interface UndoSteps<State> {
  past: readonly UndoStep<State>[];
  future: readonly UndoStep<State>[];
}

export const noSteps = { past: [], future: [] } as const;

const limit = 100;

/** Remembers an edit; what was undone before can then not be redone. */
export const recordStep = <State>({ past }: UndoSteps<State>, before: State, after: State): UndoSteps<State> => ({
  past: [...past, { before, after }].slice(-limit),
  future: [],
});

/** Whether the newest edit, made or undone, left what is shown. */
export function isWhereLeft<State>({ past, future }: UndoSteps<State>, isShown: (state: State) => boolean): boolean {
  const left = past.at(-1)?.after ?? future.at(-1)?.before;
  return left !== undefined && isShown(left);
}

/** The state that Undo or Redo leads to, or nothing. A step counts only where the state is still the one it left. */
export function takeStep<State>(
  { past, future }: UndoSteps<State>,
  way: 'undo' | 'redo',
  isShown: (state: State) => boolean,
): { state: State; steps: UndoSteps<State> } | undefined {
  const step = (way === 'undo' ? past : future).at(-1);
  if (!step || !isShown(way === 'undo' ? step.after : step.before)) return undefined;
  return way === 'undo'
    ? { state: step.before, steps: { past: past.slice(0, -1), future: [...future, step] } }
    : { state: step.after, steps: { past: [...past, step], future: future.slice(0, -1) } };
}
