import { useCallback, useState, useSyncExternalStore } from 'react';
import { inBasename, withoutBasename } from '../../browser/basename.ts';

const follow = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

/** The path of the window while nobody is signed in: the router comes with the first screen behind the sign-in. */
export function useWindowPath() {
  const [, setChanges] = useState(0);
  const path = useSyncExternalStore(follow, () => withoutBasename(location.pathname));
  const goTo = useCallback((href: string, { replace = false } = {}) => {
    // The state of a list in the history entry is not for the next user.
    if (replace) history.replaceState({ ...history.state, usr: null }, '', inBasename(href));
    else history.pushState(null, '', inBasename(href));
    setChanges((count) => count + 1);
  }, []);
  return { path, goTo };
}
