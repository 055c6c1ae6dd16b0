'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The form has cleared the values of its fields: what stands in them without being a value, such as half a date, has to go as well. */
const dropDrafts = 'ui:drop-drafts';

const fields = new Set<(event: Event) => void>();
const tell = (event: Event) => fields.forEach((answer) => answer(event));

/** Two listeners for all fields: a page may have hundreds. On the document, where a handler of the page has had its chance to prevent a reset. */
function listen(answer: (event: Event) => void) {
  // The browser takes the same listener once, so nothing has to count.
  document.addEventListener('reset', tell);
  document.addEventListener(dropDrafts, tell);
  fields.add(answer);
  return () => void fields.delete(answer);
}

/**
 * Runs when the form of the control starts over, by a button with `type="reset"` or by `form.reset()`, and, with false, when it has
 * cleared its values.
 */
export function useFormEvents(
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>,
  onClear: (isReset: boolean) => void,
) {
  const answer = useEffectEvent((event: Event) => {
    const form = controlRef.current?.form;
    if (form && event.target === form && !event.defaultPrevented) onClear(event.type === 'reset');
  });
  useEffect(() => {
    return listen(answer);
  }, []);
}
