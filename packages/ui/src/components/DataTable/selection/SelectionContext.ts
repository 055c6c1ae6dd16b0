'use client';
import { createContext, useContext } from 'react';
import type { ClipboardRows } from './getClipboardRows.ts';
import type { RowSelection } from './rowSelection.ts';

/** The data of one page that its checkboxes and the selection bar need. */
export interface SelectionPage {
  value: RowSelection;
  /** Keys of the rows of this page that can be selected or deselected, in order. */
  keys: readonly string[];
  /** How many rows can be selected across all pages. */
  total: number;
  canSelectAll: boolean;
  /** Why a row cannot be selected. */
  reasonOf: (row: unknown) => string | undefined;
  keyOf: (row: unknown) => string;
  /** With `isRange` the range starts at the row that was pressed last. */
  press: (key: string, isSelected: boolean, isRange: boolean) => void;
  change: (value: RowSelection) => void;
  /** The selected rows on pages that were opened, for the clipboard. */
  getClipboardRows: () => ClipboardRows;
  announceCopied: () => void;
}

export const SelectionContext = createContext<SelectionPage | null>(null);

export function useSelectionPage() {
  const page = useContext(SelectionContext);
  if (!page) throw new Error('A part of a selection stands outside of its table.');
  return page;
}
