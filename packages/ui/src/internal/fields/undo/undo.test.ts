import { expect, test } from 'vitest';
import { undoKey } from './undoKey.ts';
import { noSteps, recordStep, takeStep, type UndoSteps } from './undoSteps.ts';

const key = { key: 'z', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['Ctrl+Z', { ctrlKey: true }, 'undo'],
  ['Command+Z', { metaKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['Ctrl+Alt+Z', { ctrlKey: true, altKey: true }, undefined],
  ['z', {}, undefined],
  ['Ctrl+X', { key: 'x', ctrlKey: true }, undefined],
] as const)('%s', (_keys, pressed, way) => {
  expect(undoKey({ ...key, ...pressed })).toBe(way);
});

const typed = (...texts: string[]): UndoSteps<string> =>
  texts.slice(1).reduce((steps, text, at) => recordStep(steps, texts[at] ?? '', text), noSteps as UndoSteps<string>);
const take = (steps: UndoSteps<string>, way: 'undo' | 'redo', text: string) =>
  takeStep(steps, way, (state) => state === text);

test('Undo goes back step by step and Redo forward', () => {
  const first = take(typed('', 'a', 'ab'), 'undo', 'ab');
  expect(first?.state).toBe('a');
  const second = take(first?.steps ?? noSteps, 'undo', 'a');
  expect(second?.state).toBe('');
  const third = take(second?.steps ?? noSteps, 'redo', '');
  expect(third?.state).toBe('a');
  expect(take(third?.steps ?? noSteps, 'redo', 'a')?.state).toBe('ab');
});

test('Undo does nothing if the current state is not the result of the last edit', () => {
  expect(take(typed('', 'a'), 'undo', 'elsewhere')).toBeUndefined();
});

test('an undone edit cannot be redone after a new edit', () => {
  const undone = take(typed('', 'a'), 'undo', 'a')?.steps ?? noSteps;
  expect(take(recordStep(undone, '', 'b'), 'redo', 'b')).toBeUndefined();
});

test('the last hundred steps are remembered', () => {
  expect(typed(...Array.from({ length: 130 }, (_, at) => String(at))).undo).toHaveLength(100);
});
