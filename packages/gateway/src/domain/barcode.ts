import { normalizeBarcode } from '@oraculo/api-client';
import { barcodePattern } from '@oraculo/api-client/contract';

/** The barcode in the name of a file; undefined without one. It decides which document the file belongs to. */
export function barcodeInName(fileName: string): string | undefined {
  const found = barcodePattern.exec(fileName);
  return found ? normalizeBarcode(found[0]) : undefined;
}
