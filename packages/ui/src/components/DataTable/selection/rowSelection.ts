/** What is selected over all pages of a list. A server gets it as it is; rows of pages that nobody opened have no key here. */
export interface RowSelection {
  /** Some rows, or all that the filter finds but some. */
  mode: 'some' | 'allExcept';
  /** Row keys: those that are selected, or those that are not. */
  keys: readonly string[];
}

export const noSelection: RowSelection = { mode: 'some', keys: [] };

/** Whether the row with this key is among them, as an app asks that holds all rows itself. */
export const isRowSelected = ({ mode, keys }: RowSelection, key: string) => keys.includes(key) === (mode === 'some');

/** How many rows that is, of `total` that can be selected. */
export const countSelected = ({ mode, keys }: RowSelection, total: number) =>
  mode === 'some' ? keys.length : Math.max(0, total - keys.length);

/** The same selection with these rows in it, or without them. */
export function selectRows({ mode, keys }: RowSelection, rows: readonly string[], isSelected: boolean): RowSelection {
  const listed = new Set(keys);
  for (const row of rows) {
    if (isSelected === (mode === 'some')) listed.add(row);
    else listed.delete(row);
  }
  return { mode, keys: [...listed] };
}

/** From one row to another of a page, whichever comes first; the second alone where the first is on another page. */
export function rowsBetween(page: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [page.indexOf(from ?? to), page.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first === -1 ? [to] : page.slice(first, last + 1);
}
