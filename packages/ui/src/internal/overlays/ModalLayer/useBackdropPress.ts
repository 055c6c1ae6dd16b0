'use client';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Runs `onPress` at a press that begins and ends on the element itself, not on what is in it or is drawn elsewhere from in
 * it. Nothing around a modal in the tree of React hears of that press.
 */
export function useBackdropPress(onPress: () => void) {
  const isPressed = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isPressed.current = event.target === event.currentTarget && event.button === 0;
      if (isPressed.current) event.stopPropagation();
    },
    // The click of a press that ends in the dialog is on what holds both, which is the backdrop.
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
