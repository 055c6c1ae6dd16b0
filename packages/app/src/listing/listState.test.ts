import { expect, test } from 'vitest';
import { readListState } from './listState.ts';

const nothing = { refused: [], isEmptied: false, personal: '' };
const left = { refused: ['period'], isEmptied: true, personal: 'lotName=maria' };

test.each([
  ['nothing', null, nothing],
  ['a text', 'x', nothing],
  ['another shape', { refused: 'period', isEmptied: 'true', personal: 7 }, nothing],
  ['what a list left', left, left],
])('reading a history entry with %s', (_what, state, read) => {
  expect(readListState(state)).toEqual(read);
});
