/** The event of `dropTypedText`. */
export const dropTypedTexts = 'ui:drop-typed-texts';

/**
 * Clears the text of a field that is not a value, such as a partial date, and a refused paste: setting the same value again cannot clear
 * them. `control` is the element of the field's `ref`, or a form with all its fields.
 */
export function dropTypedText(control: Element): void {
  control.dispatchEvent(new Event(dropTypedTexts, { bubbles: true }));
}
