import { normalizeBarcode } from '@oraculo/api-client';

export const isBarcode = (normalized: string): boolean => /^\d{2,}X\d{2,}X\d{6,}$/.test(normalized);

/** The barcode in a file's name, if there is one: that is how a captured document finds its place. */
export function barcodeInName(fileName: string): string | undefined {
  const found = /\d{2,}[-x]\d{2,}[-x]\d{6,}/i.exec(fileName);
  return found ? normalizeBarcode(found[0]) : undefined;
}
