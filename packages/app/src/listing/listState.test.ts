import { expect, test } from 'vitest';
import { readListState } from './listState.ts';

test.each([
  ['nothing', null, { refused: [], isEmptied: false }],
  ['a text', 'x', { refused: [], isEmptied: false }],
  ['another shape', { refused: 'period', isEmptied: 'true' }, { refused: [], isEmptied: false }],
  ['what a list left', { refused: ['period'], isEmptied: true }, { refused: ['period'], isEmptied: true }],
])('of a history entry with %s', (_what, state, read) => {
  expect(readListState(state)).toEqual(read);
});
