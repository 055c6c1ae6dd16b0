'use client';
import { useSyncExternalStore } from 'react';
import { type ColumnWidths, clampWidth } from './columnWidths.ts';

export interface TablePreferences {
  hiddenColumns: readonly string[];
  /** `auto` until the user chooses one: the height of the window decides. */
  density: 'auto' | 'comfortable' | 'compact';
  /** Whether texts of `truncate` columns are shown in full. */
  wholeTexts: boolean;
  /** Widths in px, by column; empty before a resize. */
  columnWidths: ColumnWidths;
}

export const defaultPreferences: TablePreferences = {
  hiddenColumns: [],
  density: 'auto',
  wholeTexts: false,
  columnWidths: {},
};

const keyOf = (tableId: string) => `oraculo:table:${tableId}`;
/** Caches the parsed value of each table, so that the same stored text gives the same object. */
const readings = new Map<string, { text: string | null; preferences: TablePreferences }>();
/** Values that could not be stored because storage is denied or full. Kept until the page is closed. */
const unsaved = new Map<string, TablePreferences>();
const listeners = new Set<() => void>();

/** Ignores widths beyond the limits. */
const readWidths = (kept: unknown): ColumnWidths =>
  Object.fromEntries(Object.entries((kept ?? {}) as ColumnWidths).filter(([, width]) => width === clampWidth(width)));

/** The stored value, or the default if it is missing, broken or of an unknown shape. */
export function parsePreferences(text: string | null): TablePreferences {
  if (!text) return defaultPreferences;
  try {
    // Throws for `null`, as `JSON.parse` does for invalid JSON.
    const { hiddenColumns, density, wholeTexts, columnWidths } = JSON.parse(text) as Partial<
      Record<keyof TablePreferences, unknown>
    >;
    return {
      hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.filter((id) => typeof id === 'string') : [],
      density: density === 'compact' || density === 'comfortable' ? density : 'auto',
      wholeTexts: wholeTexts === true,
      columnWidths: readWidths(columnWidths),
    };
  } catch {
    return defaultPreferences;
  }
}

/** The stored preferences of a table, or the defaults. */
export function readPreferences(tableId: string) {
  const inMemory = unsaved.get(tableId);
  if (inMemory) return inMemory;
  try {
    const text = window.localStorage.getItem(keyOf(tableId));
    const last = readings.get(tableId);
    if (last && last.text === text) return last.preferences;
    const preferences = parsePreferences(text);
    readings.set(tableId, { text, preferences });
    return preferences;
  } catch {
    return defaultPreferences;
  }
}

function write(tableId: string, preferences: TablePreferences) {
  try {
    window.localStorage.setItem(keyOf(tableId), JSON.stringify(preferences));
    unsaved.delete(tableId);
  } catch {
    unsaved.set(tableId, preferences);
  }
  for (const listener of listeners) listener();
}

/** `storage` fires only in other tabs; in this one, `write` notifies. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Columns and density of one table, stored in this browser; without an id nothing is stored. */
export function useTablePreferences(tableId: string | undefined) {
  const preferences = useSyncExternalStore(
    subscribe,
    () => (tableId ? readPreferences(tableId) : defaultPreferences),
    () => defaultPreferences,
  );
  const setPreferences = (next: TablePreferences) => {
    if (tableId) write(tableId, next);
  };
  return [preferences, setPreferences] as const;
}
