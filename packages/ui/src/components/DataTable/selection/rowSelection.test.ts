import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  countSelected,
  isRowSelected,
  noSelection,
  removeRows,
  type RowSelection,
  rowsBetween,
  selectRows,
} from './rowSelection.ts';

const some = (...keys: string[]): RowSelection => ({ mode: 'some', keys });
const allExcept = (...keys: string[]): RowSelection => ({ mode: 'allExcept', exceptKeys: keys });

describe('selected rows', () => {
  test.each([
    ['some rows', some('a', 'b'), 2, true, false],
    ['all but some rows', allExcept('c'), 2545, true, false],
  ])('%s: how many, and which', (_name, selection, count, hasA, hasC) => {
    expect(countSelected(selection, 2546)).toBe(count);
    expect(isRowSelected(selection, 'a')).toBe(hasA);
    expect(isRowSelected(selection, 'c')).toBe(hasC);
  });

  test('a row is selected and deselected in either mode', () => {
    expect(selectRows(some('a'), ['b', 'a'], true)).toEqual(some('a', 'b'));
    expect(selectRows(some('a', 'b'), ['a', 'c'], false)).toEqual(some('b'));
    expect(selectRows(allExcept(), ['a', 'b'], false)).toEqual(allExcept('a', 'b'));
    expect(selectRows(allExcept('a', 'b'), ['a'], true)).toEqual(allExcept('b'));
    expect(selectRows(noSelection, [], true)).toEqual(noSelection);
  });

  test.each([
    ['some rows', some('a', 'b'), ['b', 'x'], some('a'), 1],
    ['all but some rows', allExcept('a', 'b'), ['b', 'x'], allExcept('a'), 2544],
  ])('%s: a row that no longer exists leaves keys and count', (_name, before, gone, after, count) => {
    expect(removeRows(before, gone)).toEqual(after);
    // The server counts one row less.
    expect(countSelected(removeRows(before, gone), 2545)).toBe(count);
    expect(removeRows(before, ['x'])).toBe(before);
  });

  test('excluded keys are never confused with selected keys', () => {
    const selection: RowSelection = allExcept('a');
    expectTypeOf(selection).not.toHaveProperty('keys');
    expect('keys' in selection).toBe(false);
  });

  test('if the list is shorter than the excluded keys, no row is selected', () => {
    expect(countSelected(allExcept('a', 'b'), 1)).toBe(0);
  });
});

describe('a range', () => {
  const page = ['a', 'b', 'c', 'd'];

  test.each([
    ['downwards', 'b', 'd', ['b', 'c', 'd']],
    ['upwards', 'c', 'a', ['a', 'b', 'c']],
    ['of one row', 'b', 'b', ['b']],
    ['without a first row', null, 'c', ['c']],
    ['that began on another page', 'x', 'c', ['c']],
  ])('%s', (_name, from, to, rows) => {
    expect(rowsBetween(page, from, to)).toEqual(rows);
  });
});
