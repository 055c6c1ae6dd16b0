'use client';
import { useCallback, useMemo, useState } from 'react';
import { noSelection, removeRows, type RowSelection } from './rowSelection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionCell, SelectionHeader, SelectPageCheckbox } from './SelectionCells.tsx';
import { SelectionProvider } from './SelectionProvider.tsx';
import type { RowSelectionOptions, TableSelection } from './TableSelection.ts';

/** Imported here and not by the table, so that an app without a selection does not load them. */
const features = {
  Provider: SelectionProvider,
  Header: SelectionHeader,
  Cell: SelectionCell,
  SelectPageCheckbox: SelectPageCheckbox,
  Bar: SelectionBar,
};

/** Rows that are selected across all pages of a `DataTable`. Pass the result to the table's `selection`. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row> = {}): TableSelection<Row> {
  const { disabledReason, canSelectAll, selectableItems, scope } = options;
  const [state, setState] = useState({ value: noSelection, scope });
  if (state.scope !== scope) setState({ value: noSelection, scope });
  const value = state.scope === scope ? state.value : noSelection;
  const change = useCallback((next: RowSelection) => setState({ value: next, scope }), [scope]);
  const clear = useCallback(() => change(noSelection), [change]);
  // Reads the current selection, because the user may select more rows before a response arrives.
  const removeKeys = useCallback(
    (gone: readonly string[]) => setState((now) => ({ ...now, value: removeRows(now.value, gone) })),
    [],
  );
  return useMemo(
    () => ({ value, change, clear, removeKeys, options: { disabledReason, canSelectAll, selectableItems }, features }),
    [value, change, clear, removeKeys, disabledReason, canSelectAll, selectableItems],
  );
}
