'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { focusSafely } from 'react-aria/private/interactions/focusSafely';
import { isAppleTouch } from '../../base/dom/isAppleTouch.ts';

/**
 * On iOS `focusSafely` waits, because VoiceOver scrolls the page when a moving element gets the focus. On other systems it would also wait
 * after a key press, which it cannot distinguish from a press by VoiceOver: both are clicks without a pointer.
 */
function takeFocus(dialog: HTMLElement) {
  if (isAppleTouch()) focusSafely(dialog);
  else dialog.focus({ preventScroll: true });
}

/**
 * Focuses the dialog a second time, because VoiceOver on iOS reads it only then. Not if another element had the focus in between: a list that
 * closes in the dialog leaves the focus on the body for a moment before it returns to its button.
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
 * Focuses `initialFocusRef` or the dialog, unless an element in it already has the focus. In a layout effect, so that the first key goes to the
 * dialog. Call it in the parent of `FocusScope`, whose effects run first and listen for the focus.
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
