import { useState } from 'react';
import { type Direction, fortyRows, sortedRows } from './work.ts';

const none: ReadonlySet<string> = new Set();

/** The state that an app needs for a kit that has checkboxes but no selection. */
export function useTicked() {
  const [ticked, setTicked] = useState(none);
  const isAll = ticked.size === fortyRows.length;
  return {
    isAll,
    isSome: ticked.size > 0 && !isAll,
    has: (id: string) => ticked.has(id),
    toggle: (id: string) => setTicked(ticked.has(id) ? ticked.difference(new Set([id])) : ticked.union(new Set([id]))),
    toggleAll: () => setTicked(isAll ? none : new Set(fortyRows.map(({ id }) => id))),
  };
}

/** The order of the rows, and the rows. */
export function useOrder() {
  const [direction, setDirection] = useState<Direction>('ascending');
  return {
    direction,
    rows: sortedRows(direction),
    setDirection,
    turn: () => setDirection(direction === 'ascending' ? 'descending' : 'ascending'),
  };
}
