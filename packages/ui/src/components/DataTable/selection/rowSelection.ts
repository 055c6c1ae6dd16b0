/**
 * Selected rows over all pages of a list. The two modes have different names on purpose: `keys` are the rows to act on, `exceptKeys`
 * are the rows to leave alone. Rows of pages that nobody opened have no key here.
 */
export type RowSelection =
  | {
      /** Exactly the rows of `keys`. */
      mode: 'some';
      /** Keys of the selected rows. */
      keys: readonly string[];
    }
  | {
      /** Every row that the filter finds, except those of `exceptKeys`. Only where `canSelectAll` is true. */
      mode: 'allExcept';
      /** Keys of the rows that are not selected. */
      exceptKeys: readonly string[];
    };

export const noSelection: RowSelection = { mode: 'some', keys: [] };

const listedKeys = (selection: RowSelection) => (selection.mode === 'some' ? selection.keys : selection.exceptKeys);

const withKeys = ({ mode }: RowSelection, keys: readonly string[]): RowSelection =>
  mode === 'some' ? { mode, keys } : { mode, exceptKeys: keys };

/** Whether the row with this key is selected, for an app that holds all rows itself. */
export const isRowSelected = (selection: RowSelection, key: string) =>
  listedKeys(selection).includes(key) === (selection.mode === 'some');

/** How many rows are selected, of `total` that can be. */
export const countSelected = (selection: RowSelection, total: number) =>
  selection.mode === 'some' ? selection.keys.length : Math.max(0, total - selection.exceptKeys.length);

/** The same selection with these rows in it, or without them. */
export function selectRows(selection: RowSelection, rows: readonly string[], isSelected: boolean): RowSelection {
  const listed = new Set(listedKeys(selection));
  for (const row of rows) {
    if (isSelected === (selection.mode === 'some')) listed.add(row);
    else listed.delete(row);
  }
  return withKeys(selection, [...listed]);
}

/** The same selection once these rows no longer exist: neither selected nor excepted. */
export function removeRows(selection: RowSelection, gone: readonly string[]): RowSelection {
  const listed = listedKeys(selection);
  const rest = listed.filter((key) => !gone.includes(key));
  return rest.length === listed.length ? selection : withKeys(selection, rest);
}

/** From one row to another of a page, whichever comes first; the second alone where the first is on another page. */
export function rowsBetween(page: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [page.indexOf(from ?? to), page.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first === -1 ? [to] : page.slice(first, last + 1);
}
