/** Leads away from what an edit, made or undone, left behind. */
interface UndoStep<State> {
  left: State;
  to: State;
}

/** Two stacks of whole states: the browser's own history knows a text box, not the value in it. */
export interface UndoSteps<State> {
  undo: readonly UndoStep<State>[];
  redo: readonly UndoStep<State>[];
}

export const noSteps = { undo: [], redo: [] } as const;

const limit = 100;

/** Remembers an edit; what was undone before can then not be redone. */
export const recordStep = <State>({ undo }: UndoSteps<State>, before: State, after: State): UndoSteps<State> => ({
  undo: [...undo, { left: after, to: before }].slice(-limit),
  redo: [],
});

/** Whether the newest edit, made or undone, left what is shown. */
export function isWhereLeft<State>({ undo, redo }: UndoSteps<State>, isShown: (state: State) => boolean): boolean {
  const newest = undo.at(-1) ?? redo.at(-1);
  return newest !== undefined && isShown(newest.left);
}

/** The state that Undo or Redo leads to, or nothing. A step counts only where the state is still the one it left. */
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
