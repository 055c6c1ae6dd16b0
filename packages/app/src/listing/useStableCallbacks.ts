import { useEffect, useRef, useState } from 'react';

type Actions = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Functions that stay the same at every render and call those of the latest render. For the columns of a table: new
 * columns would render every row again. Not for what is called while rendering.
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
