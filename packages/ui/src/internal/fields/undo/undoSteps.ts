/** An Undo or Redo step from the state `left` to the state `to`. */
interface UndoStep<State> {
  left: State;
  to: State;
}

/** Stacks of states. The browser's own history cannot be used, because it stores texts of one box and not values. */
export interface UndoSteps<State> {
  undo: readonly UndoStep<State>[];
  redo: readonly UndoStep<State>[];
}

export const noSteps = { undo: [], redo: [] } as const;

const limit = 100;

/** Records an edit; undone edits can then no longer be redone. */
export const recordStep = <State>({ undo }: UndoSteps<State>, before: State, after: State): UndoSteps<State> => ({
  undo: [...undo, { left: after, to: before }].slice(-limit),
  redo: [],
});

/** Whether the shown state is the result of the newest edit, undo or redo. */
export function isAtLatestState<State>({ undo, redo }: UndoSteps<State>, isShown: (state: State) => boolean): boolean {
  const newest = undo.at(-1) ?? redo.at(-1);
  return newest !== undefined && isShown(newest.left);
}

/** The state after Undo or Redo. Undefined if there is no step, or if the shown state is not the `left` of the next step. */
export function takeStep<State>(
  steps: UndoSteps<State>,
  way: 'undo' | 'redo',
  isShown: (state: State) => boolean,
): { state: State; steps: UndoSteps<State> } | undefined {
  const step = steps[way].at(-1);
  if (!step || !isShown(step.left)) return undefined;
  const { left, to } = step;
  const back = way === 'undo' ? 'redo' : 'undo';
  const taken = { ...steps, [way]: steps[way].slice(0, -1), [back]: [...steps[back], { left: to, to: left }] };
  return { state: to, steps: taken };
}
