import { create, enforce, test } from 'vest';

const barcodePattern = /^\d{2,}[-x]\d{2,}[-x]\d{6,}$/i;

export const createBarcodeSuite = () =>
  create(({ barcode }: { barcode: string }) => {
    test('barcode', 'Informe o código de barras', () => {
      enforce(barcode).isNotBlank();
    });
    test('barcode', 'O campo barcode deve conter apenas números separados por - ou x', () => {
      if (barcode.trim() !== '') enforce(barcode.trim()).matches(barcodePattern);
    });
  });
