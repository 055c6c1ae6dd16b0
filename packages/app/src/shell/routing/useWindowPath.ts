import { useCallback, useState, useSyncExternalStore } from 'react';
import { inBasename, withoutBasename } from '../../browser/basename.ts';

const follow = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

/** The path of the window while nobody is signed in, because the router loads with the signed-in app. */
export function useWindowPath() {
  const [, setChanges] = useState(0);
  const path = useSyncExternalStore(follow, () => withoutBasename(location.pathname));
  const goTo = useCallback((href: string, { replace = false } = {}) => {
    // The next user must not get the list state of the history entry.
    if (replace) history.replaceState({ ...history.state, usr: null }, '', inBasename(href));
    else history.pushState(null, '', inBasename(href));
    setChanges((count) => count + 1);
  }, []);
  return { path, goTo };
}
