'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dropTypedTexts } from './dropTypedText.ts';

const fields = new Set<(event: Event) => void>();
const notifyFields = (event: Event) => fields.forEach((onEvent) => onEvent(event));

/**
 * One pair of listeners for all fields, because a page may have hundreds. They are on the document, so that handlers of the page run before
 * them and may prevent the reset.
 */
function listen(onEvent: (event: Event) => void) {
  // Adding the same listener again has no effect, so this can run for each field.
  document.addEventListener('reset', notifyFields);
  document.addEventListener(dropTypedTexts, notifyFields);
  fields.add(onEvent);
  return () => void fields.delete(onEvent);
}

/** Calls `onClear(true)` when the form is reset and `onClear(false)` after `dropTypedText` for the field or its form. */
export function useFormEvents(
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>,
  onClear: (isReset: boolean) => void,
) {
  const onEvent = useEffectEvent((event: Event) => {
    const control = controlRef.current;
    const isReset = event.type === 'reset';
    const isHere = event.target === control?.form || (!isReset && event.target === control);
    if (control && isHere && !event.defaultPrevented) onClear(isReset);
  });
  useEffect(() => {
    return listen(onEvent);
  }, []);
}
