import { useEffect, useRef, useState } from 'react';

type Actions = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Returns functions with a stable identity; each calls the function of the latest render. Use it for the columns of a
 * table, because new columns would render every row again. Do not call these functions during render.
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
