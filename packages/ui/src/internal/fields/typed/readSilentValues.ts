type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio', 'file', 'range'].includes(control.type));

const isKitField = (control: TextControl) => control.closest('[data-ui]') !== null;

/** Whether the field shows another text than React has rendered. React keeps the `value` attribute at the rendered one. */
const hasUnreportedText = (control: TextControl) =>
  control.value !== control.defaultValue && !control.disabled && !control.readOnly;

/** Reports a text that was written without an event to React, as if the browser had just written it. */
function tell(control: TextControl, text: string) {
  // React patches the `value` property of the element and would ignore the event after a write through it.
  control.value = control.defaultValue;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Clicks on submit buttons are handled as well, because a disabled one fires no submit event. */
const submitter = 'button[type="submit"], input[type="submit"]';

function formOf({ type, target }: Event): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  if (target instanceof HTMLFormElement) return target;
  const control = type === 'click' ? target.closest(submitter) : target;
  return (control as Partial<HTMLInputElement> | null)?.form ?? null;
}

function readForm(event: Event) {
  const controls = [...(formOf(event)?.elements ?? [])];
  const silent = controls
    .filter((control) => isText(control))
    .filter((control) => isKitField(control) && hasUnreportedText(control));
  // All are read before the first one is reported: that renders the form, which would restore the old texts of the others.
  for (const [control, text] of silent.map((control) => [control, control.value] as const)) tell(control, text);
}

const eventTypes = ['focusout', 'focusin', 'click', 'submit'] as const;

/**
 * The autofill of some browsers and password managers write into a field without an event. The form would not submit such a text, and the
 * next render would remove it. This reports it to React before a submit and when the focus moves in the form. Listens on the window, before
 * the handlers of the page. Returns the clean-up function.
 */
export function readSilentValues(): () => void {
  // A new function per call: addEventListener registers the same function only once, and the first clean-up would remove it.
  const listener = (event: Event) => readForm(event);
  for (const occasion of eventTypes) window.addEventListener(occasion, listener, true);
  return () => {
    for (const occasion of eventTypes) window.removeEventListener(occasion, listener, true);
  };
}
