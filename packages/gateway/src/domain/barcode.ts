import { normalizeBarcode } from '@oraculo/api-client';
import { barcodePattern } from '@oraculo/api-client/contract';

/** The barcode in a file's name, if there is one: a captured document is assigned by it. */
export function barcodeInName(fileName: string): string | undefined {
  const found = barcodePattern.exec(fileName);
  return found ? normalizeBarcode(found[0]) : undefined;
}
