type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio', 'file', 'range'].includes(control.type));

const isOurs = (control: TextControl) => control.closest('[data-ui]') !== null;

/** React keeps the attribute of a field at the last rendered value. */
const isSilent = (control: TextControl) =>
  control.value !== control.defaultValue && !control.disabled && !control.readOnly;

/** Reports to React a text that came without an event, as if the browser had just written it. */
function tell(control: TextControl, text: string) {
  // React tracks a write through the property of the element, and then ignores the event.
  control.value = control.defaultValue;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Clicks on these are handled as well: a disabled submit button fires no submit event. */
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
    .filter((control) => isOurs(control) && isSilent(control));
  // Reading the first one renders the form, which would restore the old texts in all others.
  for (const [control, text] of silent.map((control) => [control, control.value] as const)) tell(control, text);
}

const occasions = ['focusout', 'focusin', 'click', 'submit'] as const;

/**
 * The autofill of some browsers, and password managers, write into a field without an event: the field shows a text that its form would
 * not send, and that the next render removes. These texts are read before the form is sent and when the focus moves in it. Listens on the
 * window, before the handlers of the page. Returns the clean-up function.
 */
export function readSilentValues(): () => void {
  // A new function per call, because addEventListener ignores the same function twice.
  const listener = (event: Event) => readForm(event);
  for (const occasion of occasions) window.addEventListener(occasion, listener, true);
  return () => {
    for (const occasion of occasions) window.removeEventListener(occasion, listener, true);
  };
}
