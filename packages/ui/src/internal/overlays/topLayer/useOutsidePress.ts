'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Runs `onPress` on a press outside of `rootRef` while `isOpen`. Blur is not enough, because on touch screens a tap next to a field does not
 * blur it.
 */
export function useOutsidePress(rootRef: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void) {
  const run = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) run();
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [rootRef, isOpen]);
}
