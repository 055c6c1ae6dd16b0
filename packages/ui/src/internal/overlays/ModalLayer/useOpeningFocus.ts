'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { focusSafely } from 'react-aria/private/interactions/focusSafely';
import { isAppleTouch } from '../../base/dom/isAppleTouch.ts';

/**
 * VoiceOver on iOS scrolls the page when a moving element gets the focus, so `focusSafely` waits there. On other systems it would wait for
 * no reason after a button was pressed by a key, which looks the same: a click without a pointer.
 */
function takeFocus(dialog: HTMLElement) {
  if (isAppleTouch()) focusSafely(dialog);
  else dialog.focus({ preventScroll: true });
}

/**
 * VoiceOver on iOS reads the dialog only when it takes the focus a second time. The dialog does not take it again if another element had the
 * focus in between: a list that closes in the dialog leaves the focus on the body for a moment, before it returns to its button.
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
 * Focuses `initialFocusRef`, or the dialog, unless an element in it already has the focus. A layout effect, so that the first key goes to the
 * dialog. Call it in the parent of `FocusScope`, so that the scope is already listening.
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
