import { useEffect } from 'react';
import { placeOf } from '../routing/placeOf.ts';

/** The code of a screen comes once the pointer or the focus is on its link of the menu, so that the press finds it there. */
export function usePreloadOnIntent(membership: readonly string[]) {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('nav a[href]');
      // A browser does not ask again for code that it once asked for in vain.
      if (!link || !navigator.onLine) return;
      const { route, isAdmitted } = placeOf(link.pathname, membership);
      // The press that follows tells what did not arrive.
      if (route && isAdmitted) route.screen.preload().catch(() => undefined);
    };
    const starts = ['pointerover', 'focusin'];
    for (const start of starts) document.addEventListener(start, preload);
    return () => {
      for (const start of starts) document.removeEventListener(start, preload);
    };
  }, [membership]);
}
