'use client';
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);
const never = () => () => {};

/** Whether the shortcut is ⌘ K: on Apple's systems Control and K delete a line. */
export const useIsApple = () => useSyncExternalStore(never, isApple, () => false);

/** Runs on Ctrl/⌘ and K wherever the focus is, unless the page has handled the key itself. */
export function usePaletteKey(onPress: () => void) {
  const press = useEffectEvent(onPress);
  // A layout effect, so that the shortcut works as soon as the page is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent | Event) => {
      // When Chrome fills in a field, it fires a `keydown` that is not a KeyboardEvent and has no `key`.
      if (!(event instanceof KeyboardEvent)) return;
      const { altKey, ctrlKey, isComposing, metaKey, repeat, shiftKey } = event;
      if (event.key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return;
      if (event.defaultPrevented || (isApple() ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return;
      // Also if no palette opens, because the browser's own Ctrl+K would move the focus to its address bar.
      event.preventDefault();
      if (!repeat) press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
