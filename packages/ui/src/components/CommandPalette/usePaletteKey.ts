'use client';
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);
const never = () => () => {};

/** `⌘` where Control and K delete a line, `Ctrl` elsewhere. */
export const useIsApple = () => useSyncExternalStore(never, isApple, () => false);

/** Runs on Ctrl/⌘ and K wherever the focus is, unless the page has taken the key for itself. */
export function usePaletteKey(onPress: () => void) {
  const press = useEffectEvent(onPress);
  // Before the page is painted: someone who sees it may press the keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent | Event) => {
      // A browser that fills a field in says so by a `keydown` without a key.
      if (!(event instanceof KeyboardEvent)) return;
      const { altKey, ctrlKey, isComposing, metaKey, repeat, shiftKey } = event;
      if (event.key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return;
      if (event.defaultPrevented || (isApple() ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return;
      // Also where it opens nothing: the browser's own search must not take the focus out of the page.
      event.preventDefault();
      if (!repeat) press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
