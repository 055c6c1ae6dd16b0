'use client';
import { type RefObject, useRef } from 'react';
import { hasFocus } from '../../base/focus/hasFocus.ts';

/**
 * The press that brings the focus into a full box selects all of it, as the Tab key does: what is typed then takes its
 * place. A second press puts the caret, and a selection that the pointer drew stays as it is.
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
