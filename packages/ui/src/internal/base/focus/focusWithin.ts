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
 * Handlers for the input of a box and for each button in it. A focus that moves between them does not leave the field, so that a form does
 * not validate when the user presses the button that shows the password.
 */
export const boxFocusHandlers = ({ onFocus, onBlur }: FocusWithinHandlers) => ({
  onFocus: (event: FocusEvent) => staysInBox(event) || onFocus?.(),
  onBlur: (event: FocusEvent) => staysInBox(event) || onBlur?.(),
});

/** Reports once that the focus has moved into `rootRef` and once that it has left, however it moves inside. */
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
  // React fires no blur for an element that it removes, such as the focused day of a calendar that closes. This is checked only when the
  // calendar closes, because no element has the focus between a blur and the next focus either.
  useLayoutEffectWhen(!isOpen, () => {
    if (!hasFocusWithin(rootRef.current)) leave();
  });
  return {
    enter: () => {
      if (isInside.current) return;
      isInside.current = true;
      onFocus?.();
    },
    /** On a blur inside, the field is left only if the focus moves outside. */
    leave: (event: FocusEvent) => {
      if (!rootRef.current?.contains(event.relatedTarget)) leave(event);
    },
  };
}
