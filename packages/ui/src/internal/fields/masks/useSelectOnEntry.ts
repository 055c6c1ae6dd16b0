'use client';
import { type RefObject, useRef } from 'react';
import { hasFocus } from '../../base/focus/hasFocus.ts';

/**
 * Selects the text of a full box when a press focuses it, as Tab does, so that typing replaces it. A second press sets the caret. A selection
 * that the user makes by dragging is kept.
 */
export function useSelectOnEntry(inputRef: RefObject<HTMLInputElement | null>, isFull: boolean) {
  const isEntry = useRef(false);
  return {
    onPointerDown: () => {
      isEntry.current = !hasFocus(inputRef.current);
    },
    onClick: () => {
      const input = inputRef.current;
      if (isEntry.current && isFull && input && input.selectionStart === input.selectionEnd) input.select();
      isEntry.current = false;
    },
  };
}
