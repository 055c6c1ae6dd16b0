'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * `reset`: the form starts over, by a button with `type="reset"` or by `form.reset()`. `ui:drop-drafts`: it has cleared the
 * values of its fields, and what stands in them without being a value, such as half a date, has to go as well.
 */
type FormEvent = 'reset' | 'ui:drop-drafts';

/** Runs when this happens to the form of the control. */
export function useFormEvent(
  name: FormEvent,
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>,
  react: () => void,
) {
  const answer = useEffectEvent((event: Event) => {
    const form = controlRef.current?.form;
    if (form && event.target === form && !event.defaultPrevented) react();
  });
  useEffect(() => {
    // On the document: by then a handler of the page has had its chance to prevent the reset.
    const listen = (event: Event) => answer(event);
    document.addEventListener(name, listen);
    return () => document.removeEventListener(name, listen);
  }, [name]);
}
