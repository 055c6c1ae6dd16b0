'use client';
import { type FocusEvent, type RefObject, useRef } from 'react';
import { useWhenTrue } from '../../base/useWhenTrue.ts';

export interface WholeFocusProps {
  /** Of the whole field: its boxes, its buttons and the open calendar. */
  onFocus?: (() => void) | undefined;
  /** Without an event where the focus was lost with what had it. */
  onBlur?: ((event?: FocusEvent) => void) | undefined;
}

/** Tells once that the focus has come into `rootRef` and once that it has left it, whatever it does inside. */
export function useWholeFocus(
  rootRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onFocus, onBlur }: WholeFocusProps,
) {
  const hasFocus = useRef(false);
  const leave = (event?: FocusEvent) => {
    if (!hasFocus.current) return;
    hasFocus.current = false;
    onBlur?.(event);
  };
  // React tells no blur of an element that it takes away: here the day that had the focus, with its calendar. Asked only then,
  // because between a blur and the focus after it nothing has the focus either.
  useWhenTrue(!isOpen, () => {
    if (!rootRef.current?.contains(document.activeElement)) leave();
  });
  return {
    enter: () => {
      if (hasFocus.current) return;
      hasFocus.current = true;
      onFocus?.();
    },
    /** At a blur inside: only that which goes elsewhere is a leaving. */
    leave: (event: FocusEvent) => {
      if (!rootRef.current?.contains(event.relatedTarget)) leave(event);
    },
  };
}
