/** Whether keys go into this box of its document. */
export const hasFocus = (input: HTMLInputElement | null): input is HTMLInputElement =>
  input !== null && input.ownerDocument.activeElement === input;
