'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { focusSafely } from 'react-aria/private/interactions/focusSafely';
import { isAppleTouch } from '../../base/dom/isAppleTouch.ts';

/**
 * VoiceOver on iOS scrolls the page when the focus goes to what still moves, which `focusSafely` waits for. It waits after
 * a button that was pressed by a key as well, since both are a click without a pointer: elsewhere nothing is to be waited for.
 */
function takeFocus(dialog: HTMLElement) {
  if (isAppleTouch()) focusSafely(dialog);
  else dialog.focus({ preventScroll: true });
}

/**
 * VoiceOver on iOS stays where it was when a dialog takes the focus, until it takes it once more. Not after the focus has
 * gone elsewhere: a list that closes in the dialog leaves it on the page for a moment, on its way back to its button.
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
 * Gives the focus to what asks for it, or to the dialog, unless something in it already has it: with the commit, so that
 * no key and no reader meets an open dialog without it. Its component is one around the focus scope, which must be listening by then.
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
