/** The event of `dropTypedText`. */
export const dropTypedTexts = 'ui:drop-typed-texts';

/**
 * Clears a text that is not a value, such as a partial date, and the error of a refused paste. Setting `value` cannot clear them if it is
 * unchanged. `control` is the element of the field's `ref`, or a form with all its fields.
 */
export function dropTypedText(control: Element): void {
  control.dispatchEvent(new Event(dropTypedTexts, { bubbles: true }));
}
