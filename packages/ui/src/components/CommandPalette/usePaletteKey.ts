'use client';
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);
const never = () => () => {};

/** Whether the shortcut is ⌘ K: on Apple's systems Control and K delete a line. */
export const useIsApple = () => useSyncExternalStore(never, isApple, () => false);

/** Runs on Ctrl/⌘ and K wherever the focus is, unless the page has handled the key itself. */
export function usePaletteKey(onPress: () => void) {
  const press = useEffectEvent(onPress);
  // Before the page is painted, because a user who sees it may press the keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent | Event) => {
      // When Chrome fills in a field, it fires a `keydown` that is not a KeyboardEvent and has no `key`.
      if (!(event instanceof KeyboardEvent)) return;
      const { altKey, ctrlKey, isComposing, metaKey, repeat, shiftKey } = event;
      if (event.key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return;
      if (event.defaultPrevented || (isApple() ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return;
      // Even if it opens nothing: the browser's own search must not take the focus out of the page.
      event.preventDefault();
      if (!repeat) press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
