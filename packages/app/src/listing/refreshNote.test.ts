import { expect, test } from 'vitest';
import { refreshNote } from './refreshNote.ts';

const updatedAt = new Date(2026, 10, 25, 9, 5);

test.each([
  ['before the first response', null, false, undefined],
  ['after a response', updatedAt, false, 'Atualizado às 09:05'],
  ['after a response and a failure', updatedAt, true, 'Não foi possível atualizar · Atualizado às 09:05'],
  ['after a failure without a response', null, true, 'Não foi possível atualizar'],
])('the age of a list is shown %s', (_when, at, isStale, note) => {
  expect(refreshNote({ updatedAt: at, isStale })).toBe(note);
});
