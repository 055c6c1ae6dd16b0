import { expect, test } from 'vitest';
import { createBarcodeSuite } from './barcodeSuite.ts';

const wrong = 'O campo barcode deve conter apenas números separados por - ou x';

test.each([
  ['10-25-000123', undefined],
  ['10x25X000123', undefined],
  [' 10-25x0001234 ', undefined],
  ['', 'Informe o código de barras'],
  ['  ', 'Informe o código de barras'],
  ['1-25-000123', wrong],
  ['10-2-000123', wrong],
  ['10-25-00012', wrong],
  ['10/25/000123', wrong],
  ['10-25-000123a', wrong],
])('“%s” → %s', (barcode, message) => {
  const { barcode: messages = [] } = createBarcodeSuite().runStatic({ barcode }).getErrors();
  expect(messages).toEqual(message === undefined ? [] : [message]);
});
