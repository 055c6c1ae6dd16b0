'use client';
import { useCallback, useSyncExternalStore } from 'react';

export interface TablePreferences {
  hiddenColumns: readonly string[];
  density: 'comfortable' | 'compact';
}

export const defaultPreferences: TablePreferences = { hiddenColumns: [], density: 'comfortable' };

const keyOf = (tableId: string) => `oraculo:table:${tableId}`;
const known = new Map<string, TablePreferences>();
const listeners = new Set<() => void>();

/** What was kept, or the default where it is missing, broken or of an unknown shape. */
export function parsePreferences(text: string | null): TablePreferences {
  if (!text) return defaultPreferences;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return defaultPreferences;
    const { hiddenColumns, density } = kept as { hiddenColumns?: unknown; density?: unknown };
    return {
      hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.filter((id) => typeof id === 'string') : [],
      density: density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return defaultPreferences;
  }
}

/** Storage may be denied or full; the table then remembers until the page is left. */
function read(tableId: string) {
  const remembered = known.get(tableId);
  if (remembered) return remembered;
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(keyOf(tableId));
  } catch {
    text = null;
  }
  const preferences = parsePreferences(text);
  known.set(tableId, preferences);
  return preferences;
}

function write(tableId: string, preferences: TablePreferences) {
  known.set(tableId, preferences);
  try {
    window.localStorage.setItem(keyOf(tableId), JSON.stringify(preferences));
  } catch {
    // Kept in memory only.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  const followOtherTab = ({ key }: StorageEvent) => {
    for (const tableId of known.keys()) if (key === null || key === keyOf(tableId)) known.delete(tableId);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
};

/** Columns and density of one table, kept in this browser; without an id there is nothing to keep. */
export function useTablePreferences(tableId: string | undefined) {
  const preferences = useSyncExternalStore(
    subscribe,
    () => (tableId ? read(tableId) : defaultPreferences),
    () => defaultPreferences,
  );
  const setPreferences = useCallback(
    (next: TablePreferences) => {
      if (tableId) write(tableId, next);
    },
    [tableId],
  );
  return [preferences, setPreferences] as const;
}
