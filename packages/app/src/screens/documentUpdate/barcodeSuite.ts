import { isBarcode } from '@oraculo/api-client/contract';
import { create, enforce, omitWhen, test } from 'vest';

export const createBarcodeSuite = () =>
  create(({ barcode }: { barcode: string }) => {
    test('barcode', 'Informe o código de barras', () => {
      enforce(barcode).isNotBlank();
    });
    omitWhen(barcode.trim() === '', () => {
      test('barcode', 'O campo barcode deve conter apenas números separados por - ou x', () => {
        enforce(isBarcode(barcode.trim())).isTruthy();
      });
    });
  });
