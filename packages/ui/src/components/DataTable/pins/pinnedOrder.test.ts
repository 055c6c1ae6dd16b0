import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPinned, fitPins, orderPinned, pinOffsets } from './pinnedOrder.ts';

const columns = ['number', 'customer', 'amount', 'actions', 'status'].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('pinned columns move to their ends, each group in the order of the list', () => {
  const ids = { start: ['amount', 'number'], end: ['actions'] };
  expect(idsOf(orderPinned(columns, ids))).toEqual(['number', 'amount', 'customer', 'status', 'actions']);
  expect(idsOf(orderPinned(columns, {}))).toEqual(idsOf(columns));
});

test('every column is there once, also one that is pinned at both ends', () => {
  const someIds = fc.subarray(idsOf(columns));
  fc.assert(
    fc.property(someIds, someIds, (start, end) => {
      expect(idsOf(orderPinned(columns, { start, end })).toSorted()).toEqual(idsOf(columns).toSorted());
      const count = countPinned(columns, { start, end }, 0);
      expect(count.start + count.end).toBeLessThanOrEqual(columns.length);
    }),
  );
});

test.each([
  ['a column and the checkbox of its row', { start: ['number'] }, 1, { start: 2, end: 0 }],
  ['a box without a pinned column scrolls', { end: ['actions'] }, 2, { start: 0, end: 1 }],
  ['an unknown column is not counted', { start: ['gone'], end: ['gone'] }, 1, { start: 0, end: 0 }],
  ['five cells at the start and two at the end are the most', { start: idsOf(columns) }, 2, { start: 5, end: 0 }],
])('%s', (_name, ids, added, count) => {
  expect(countPinned(columns, ids, added)).toEqual(count);
});

test('each cell sticks where the widths before it end, without a gap', () => {
  expect(pinOffsets([52.5, 120.75, 80])).toEqual([0, 52, 173]);
});

test.each([
  ['both ends fit into half of the width', [100, 100], [200], 800, [100, 100], [200]],
  ['the end is unpinned first', [100, 100], [201], 800, [100, 100], []],
  ['the start is unpinned next', [300, 101], [], 800, [], []],
  ['a narrow end stays pinned if the start is too wide', [500], [60], 800, [], [60]],
])('%s', (_name, start, end, room, fitStart, fitEnd) => {
  expect(fitPins(start, end, room)).toEqual({ start: fitStart, end: fitEnd });
});
