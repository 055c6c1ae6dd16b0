import { useEffect, useRef, useState } from 'react';

type Actions = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * The same functions at every render, each doing what that of the latest render does: for the columns of a table, which render
 * every row again when they change. Not for what is called while rendering.
 */
export function useStableCallbacks<Own extends Actions>(actions: Own): Own {
  const latest = useRef<Actions>(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(actions);
    return Object.fromEntries(names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]));
  });
  return stable as Actions as Own;
}
