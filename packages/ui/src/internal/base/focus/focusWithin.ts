'use client';
import { type FocusEvent, type RefObject, useRef } from 'react';
import { useLayoutEffectWhen } from '../useLayoutEffectWhen.ts';
import { hasFocusWithin } from './hasFocus.ts';

export interface FocusWithinHandlers {
  /** The focus has moved into the field: its boxes, its buttons or the open calendar. */
  onFocus?: (() => void) | undefined;
  /** The focus has left the whole field. `event` is missing if the focused element was removed. */
  onBlur?: ((event?: FocusEvent) => void) | undefined;
}

const staysInBox = (event: FocusEvent) => event.currentTarget.parentElement?.contains(event.relatedTarget);

/**
 * Handlers for the input and the buttons of a box. Moving the focus between them does not leave the field, so that a form does not validate
 * it when the user presses the button that shows the password.
 */
export const boxFocusHandlers = ({ onFocus, onBlur }: FocusWithinHandlers) => ({
  onFocus: (event: FocusEvent) => staysInBox(event) || onFocus?.(),
  onBlur: (event: FocusEvent) => staysInBox(event) || onBlur?.(),
});

/** Calls `onFocus` when the focus moves into `rootRef` and `onBlur` when it leaves it, but not when it moves inside. */
export function useFocusWithin(
  rootRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onFocus, onBlur }: FocusWithinHandlers,
) {
  const isInside = useRef(false);
  const leave = (event?: FocusEvent) => {
    if (!isInside.current) return;
    isInside.current = false;
    onBlur?.(event);
  };
  // React fires no blur for a removed element, such as the focused day of a calendar that closes. Checked only then, because between a blur
  // and the next focus no element has the focus either.
  useLayoutEffectWhen(!isOpen, () => {
    if (!hasFocusWithin(rootRef.current)) leave();
  });
  return {
    enter: () => {
      if (isInside.current) return;
      isInside.current = true;
      onFocus?.();
    },
    /** Ignores a blur if the focus stays in the field. */
    leave: (event: FocusEvent) => {
      if (!rootRef.current?.contains(event.relatedTarget)) leave(event);
    },
  };
}
