import { expect, test } from 'vitest';
import { readListState } from './listState.ts';

const nothing = { refused: [], isEmptied: false, personal: '' };
const written = { refused: ['period'], isEmptied: true, personal: 'lotName=maria' };

test.each([
  ['nothing', null, nothing],
  ['a text', 'x', nothing],
  ['another shape', { refused: 'period', isEmptied: 'true', personal: 7 }, nothing],
  ['the state that a list wrote', written, written],
])('a history entry with %s is read as a state of a list', (_what, state, read) => {
  expect(readListState(state)).toEqual(read);
});
