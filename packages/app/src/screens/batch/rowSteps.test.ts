import { expect, test } from 'vitest';
import { newRow } from './batchGridRows.ts';
import { canUndoRows, changeRows, redoStep, startHistory, typeInCell, undoStep } from './rowSteps.ts';

const none = [newRow()];
const typed = [newRow({ cpf: '5' })];
const more = [newRow({ cpf: '52' })];
const pasted = [newRow({ cpf: '1' }), newRow({ cpf: '2' }), newRow()];

test('one paste is one step, separate from earlier typing', () => {
  const history = changeRows(typeInCell(startHistory(none), typed, 1, 'cpf'), pasted);
  expect(canUndoRows(history)).toBe(true);
  const undone = undoStep(history);
  expect(undone.rows).toBe(typed);
  expect(canUndoRows(undone)).toBe(false);
  expect(undoStep(undone).rows).toBe(none);
  expect(redoStep(undone).rows).toBe(pasted);
});

test('typing in one cell is one step, and in two cells two steps', () => {
  const sameCell = typeInCell(typeInCell(startHistory(none), typed, 1, 'cpf'), more, 1, 'cpf');
  expect(undoStep(sameCell).rows).toBe(none);
  const otherCell = typeInCell(typeInCell(startHistory(none), typed, 1, 'cpf'), more, 1, 'birth');
  expect(undoStep(otherCell).rows).toBe(typed);
});

test('typing after an undo starts a step and discards the undone steps', () => {
  const history = typeInCell(
    undoStep(changeRows(typeInCell(startHistory(none), typed, 1, 'cpf'), pasted)),
    more,
    1,
    'cpf',
  );
  expect(history.redo).toEqual([]);
  expect(undoStep(history).rows).toBe(typed);
});

test('without a step to undo or redo the rows stay', () => {
  const history = startHistory(none);
  expect(undoStep(history)).toEqual(history);
  expect(redoStep(history)).toEqual(history);
  expect(canUndoRows(history)).toBe(false);
});
