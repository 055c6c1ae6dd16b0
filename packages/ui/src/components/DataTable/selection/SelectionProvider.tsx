'use client';
import { useEffect, useMemo, useRef } from 'react';
import { tableSelectionPtBR } from '../../../i18n/ptBR/tableSelection.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { showToast } from '../../../internal/overlays/toasts/showToast.ts';
import { getClipboardRows } from './getClipboardRows.ts';
import { isRowSelected, rowsBetween, selectRows } from './rowSelection.ts';
import { SelectionContext, type SelectionPage } from './SelectionContext.ts';
import type { SelectionProviderProps } from './TableSelection.ts';

/** Provides the keys of the current page, and remembers the selected rows of the pages that were opened, for the clipboard. */
export function SelectionProvider<Row>(props: SelectionProviderProps<Row>) {
  const { selection, rows, rowKey, columns, totalItems, children } = props;
  const { value, change, options } = selection;
  const messages = useAreaMessages('table', tableSelectionPtBR);
  const lastPressed = useRef<string | null>(null);
  const selectedRows = useRef(new Map<string, Row>());
  useEffect(() => {
    const isKept = (key: string) => isRowSelected(value, key);
    const kept = [...selectedRows.current].filter(([key]) => value.mode === 'some' && isKept(key));
    const here = rows.map((row) => [rowKey(row), row] as const).filter(([key]) => isKept(key));
    selectedRows.current = new Map([...kept, ...here]);
  }, [rows, rowKey, value]);
  const page = useMemo((): SelectionPage => {
    const isListed = (row: Row) => value.mode === 'some' && value.keys.includes(rowKey(row));
    const keys = rows.filter((row) => !options.disabledReason?.(row) || isListed(row)).map(rowKey);
    const rowsForClipboard = () => getClipboardRows(columns, [...selectedRows.current.values()]);
    return {
      value,
      keys,
      total: options.selectableItems ?? totalItems,
      canSelectAll: options.canSelectAll ?? false,
      keyOf: (row) => rowKey(row as Row),
      reasonOf: (row) => options.disabledReason?.(row as Row),
      change,
      press(key, isSelected, isRange) {
        change(selectRows(value, isRange ? rowsBetween(keys, lastPressed.current, key) : [key], isSelected));
        lastPressed.current = key;
      },
      getClipboardRows: rowsForClipboard,
      announceCopied: () => showToast('success', { title: messages.copied(selectedRows.current.size) }),
    };
  }, [rows, rowKey, columns, totalItems, options, value, change, messages]);
  return <SelectionContext value={page}>{children}</SelectionContext>;
}
