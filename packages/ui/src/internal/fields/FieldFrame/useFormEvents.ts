'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The form has cleared the values of its fields: half a date, which is no value, has to be cleared as well. */
const dropDrafts = 'ui:drop-drafts';

const fields = new Set<(event: Event) => void>();
const notifyFields = (event: Event) => fields.forEach((onEvent) => onEvent(event));

/** Two listeners for all fields: a page may have hundreds. On the document, after a handler of the page that may prevent the reset. */
function listen(onEvent: (event: Event) => void) {
  // Adding the same listener again has no effect, so no counter is needed.
  document.addEventListener('reset', notifyFields);
  document.addEventListener(dropDrafts, notifyFields);
  fields.add(onEvent);
  return () => void fields.delete(onEvent);
}

/** Calls `onClear(true)` when the form is reset and `onClear(false)` when a FilterBar has cleared it. */
export function useFormEvents(
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>,
  onClear: (isReset: boolean) => void,
) {
  const onEvent = useEffectEvent((event: Event) => {
    const form = controlRef.current?.form;
    if (form && event.target === form && !event.defaultPrevented) onClear(event.type === 'reset');
  });
  useEffect(() => {
    return listen(onEvent);
  }, []);
}
