'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { focusSafely } from 'react-aria/private/interactions/focusSafely';
import { isAppleTouch } from '../../base/dom/isAppleTouch.ts';

/**
 * VoiceOver on iOS scrolls the page when the focus goes to a moving element, so `focusSafely` waits. It waits also after a button was
 * pressed by a key, since both are a click without a pointer: other systems need no wait.
 */
function takeFocus(dialog: HTMLElement) {
  if (isAppleTouch()) focusSafely(dialog);
  else dialog.focus({ preventScroll: true });
}

/**
 * VoiceOver on iOS stays where it was when a dialog takes the focus, until the dialog takes it a second time. Not if the focus has gone to
 * another element since: a list that closes in the dialog leaves it on the body for a moment, before it returns to its button.
 */
function focusAgain(dialog: HTMLElement) {
  const again = () => {
    stop();
    const focused = document.activeElement;
    if (focused !== dialog && focused !== document.body) return;
    dialog.blur();
    takeFocus(dialog);
  };
  const timer = setTimeout(again, 500);
  const stopElsewhere = ({ target }: FocusEvent) => {
    if (target !== dialog) stop();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', stopElsewhere);
  };
  document.addEventListener('focusin', stopElsewhere);
  return stop;
}

/**
 * Focuses `initialFocusRef`, or the dialog, unless an element in it already has the focus: in a layout effect, so that no key meets an
 * open dialog without the focus. Call it in the parent of `FocusScope`, so that the scope is already listening.
 */
export function useOpeningFocus(
  dialogRef: RefObject<HTMLElement | null>,
  initialFocusRef: RefObject<HTMLElement | null> | undefined,
) {
  useLayoutEffect(() => {
    const dialog = dialogRef.current as HTMLElement;
    initialFocusRef?.current?.focus({ preventScroll: true });
    if (dialog.contains(document.activeElement)) return;
    takeFocus(dialog);
    return focusAgain(dialog);
  }, [dialogRef, initialFocusRef]);
}
