/**
 * Selected rows across all pages of a list. `keys` are the selected rows, `exceptKeys` the excluded ones; the names differ so that they
 * cannot be confused.
 */
export type RowSelection =
  | {
      /** Only the rows in `keys`. */
      mode: 'some';
      /** Keys of the selected rows. */
      keys: readonly string[];
    }
  | {
      /** Every row that matches the filter, except those in `exceptKeys`. Only if `canSelectAll` is true. */
      mode: 'allExcept';
      /** Keys of the excluded rows. */
      exceptKeys: readonly string[];
    };

export const noSelection: RowSelection = { mode: 'some', keys: [] };

const listedKeys = (selection: RowSelection) => (selection.mode === 'some' ? selection.keys : selection.exceptKeys);

const withKeys = ({ mode }: RowSelection, keys: readonly string[]): RowSelection =>
  mode === 'some' ? { mode, keys } : { mode, exceptKeys: keys };

/** Whether the row with this key is selected, for an app that has all rows itself. */
export const isRowSelected = (selection: RowSelection, key: string) =>
  listedKeys(selection).includes(key) === (selection.mode === 'some');

/** How many rows are selected, of `total` selectable ones. */
export const countSelected = (selection: RowSelection, total: number) =>
  selection.mode === 'some' ? selection.keys.length : Math.max(0, total - selection.exceptKeys.length);

/** Selects or deselects these rows. */
export function selectRows(selection: RowSelection, rows: readonly string[], isSelected: boolean): RowSelection {
  const listed = new Set(listedKeys(selection));
  for (const row of rows) {
    if (isSelected === (selection.mode === 'some')) listed.add(row);
    else listed.delete(row);
  }
  return withKeys(selection, [...listed]);
}

/** Removes rows that no longer exist from the selected and the excluded ones. */
export function removeRows(selection: RowSelection, gone: readonly string[]): RowSelection {
  const listed = listedKeys(selection);
  const rest = listed.filter((key) => !gone.includes(key));
  return rest.length === listed.length ? selection : withKeys(selection, rest);
}

/** The rows between two rows of a page, in either order; only the second if the first is on another page. */
export function rowsBetween(page: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [page.indexOf(from ?? to), page.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first === -1 ? [to] : page.slice(first, last + 1);
}
