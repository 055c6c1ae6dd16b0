/** Whether the input has the focus in its document. */
export const hasFocus = (input: HTMLInputElement | null | undefined): input is HTMLInputElement =>
  input != null && input.ownerDocument.activeElement === input;
