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

interface FormAnswers {
  /** The form starts over, by a button with `type="reset"` or by `form.reset()`. */
  onReset: () => void;
  /** By the event alone: a reset does not run it. */
  onDropDrafts: (() => void) | undefined;
}

/** Runs what happens to the form of the control. */
export function useFormEvents(
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>,
  { onReset, onDropDrafts }: FormAnswers,
) {
  const answer = useEffectEvent((event: Event) => {
    const form = controlRef.current?.form;
    if (!form || event.target !== form || event.defaultPrevented) return;
    if (event.type === 'reset') onReset();
    else onDropDrafts?.();
  });
  useEffect(() => listen((event) => answer(event)), []);
}
