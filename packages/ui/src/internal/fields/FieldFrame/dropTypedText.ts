/** The owner has emptied fields: half a date or a refused paste, which is no value, has to be cleared as well. */
export const dropTypedTexts = 'ui:drop-typed-texts';

/**
 * Clears the text of a field that is no value, such as half a date, and a refused paste: an owner that sets the same value again says
 * nothing by it. `control` is what the field's `ref` reaches, or a form with all its fields.
 */
export function dropTypedText(control: Element): void {
  control.dispatchEvent(new Event(dropTypedTexts, { bubbles: true }));
}
