/** A barcode as people write it, anywhere in a text. The service expects an `X` between its three numbers. */
export const barcodePattern = /\d{2,}[-x]\d{2,}[-x]\d{6,}/i;

/** Whether the whole text is a barcode. */
export const isBarcode = (text: string): boolean => new RegExp(`^(?:${barcodePattern.source})$`, 'i').test(text);
