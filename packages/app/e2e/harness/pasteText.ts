import type { Locator } from '@playwright/test';

/** Pastes text as from a spreadsheet, with a paste event on the focused field. */
export const pasteText = (field: Locator, text: string) =>
  field.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
