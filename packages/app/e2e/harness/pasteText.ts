import type { Locator } from '@playwright/test';

/** As a spreadsheet hands it over: what is copied arrives as a paste event in the field that has the focus. */
export const pasteText = (field: Locator, text: string) =>
  field.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
