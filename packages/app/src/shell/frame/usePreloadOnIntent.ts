import { useEffect } from 'react';
import { preloadDialogs } from '../../lazy/lazyDialog.tsx';
import { withoutBasename } from '../../browser/basename.ts';
import { resolveRoute } from '../routing/resolveRoute.ts';

/**
 * Preloads a screen on hover or focus of its menu link, and the dialogs of a screen on hover or focus of one of its buttons.
 */
export function usePreloadOnIntent(membership: readonly string[], preloadScreen: (path: string) => Promise<void>) {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      // Nothing is preloaded offline, because a browser does not retry a failed dynamic import.
      if (!(target instanceof Element) || !navigator.onLine) return;
      if (target.closest('main button')) preloadDialogs();
      const link = target.closest<HTMLAnchorElement>('nav a[href]');
      if (!link) return;
      const path = withoutBasename(link.pathname);
      const { isAllowed } = resolveRoute(path, membership);
      // The following press reports code that failed to load.
      if (isAllowed) preloadScreen(path).catch(() => undefined);
    };
    const starts = ['pointerover', 'focusin'];
    for (const start of starts) document.addEventListener(start, preload);
    return () => {
      for (const start of starts) document.removeEventListener(start, preload);
    };
  }, [membership, preloadScreen]);
}
