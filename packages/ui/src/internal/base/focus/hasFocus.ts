/** Whether the input has the focus in its document. */
export const hasFocus = (input: HTMLInputElement | null | undefined): input is HTMLInputElement =>
  input != null && input.ownerDocument.activeElement === input;

/** Whether the part or something in it has the focus. */
export const hasFocusWithin = (part: Element | null | undefined): boolean =>
  part?.contains(part.ownerDocument.activeElement) ?? false;

/** Whether no element has the focus. The browser moves the focus to the body when the focused element is removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
