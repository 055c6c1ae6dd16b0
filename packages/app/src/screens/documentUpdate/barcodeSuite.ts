import { isBarcode } from '@oraculo/api-client/contract';
import { create, enforce, test } from 'vest';

export const createBarcodeSuite = () =>
  create(({ barcode }: { barcode: string }) => {
    test('barcode', 'Informe o código de barras', () => {
      enforce(barcode).isNotBlank();
    });
    test('barcode', 'O campo barcode deve conter apenas números separados por - ou x', () => {
      if (barcode.trim() !== '') enforce(isBarcode(barcode.trim())).isTruthy();
    });
  });
