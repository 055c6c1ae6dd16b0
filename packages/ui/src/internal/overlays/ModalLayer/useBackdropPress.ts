'use client';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Runs `onPress` on a press that begins and ends on the element itself, not on its children or their portals. Parents of the modal in React's
 * tree do not get the events of that press.
 */
export function useBackdropPress(onPress: () => void) {
  const isPressed = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isPressed.current = event.target === event.currentTarget && event.button === 0;
      if (isPressed.current) event.stopPropagation();
    },
    // If press and release hit different elements, the browser fires `click` on their common ancestor: the backdrop.
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) isPressed.current = false;
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      event.stopPropagation();
      if (isPressed.current) onPress();
      isPressed.current = false;
    },
  };
}
