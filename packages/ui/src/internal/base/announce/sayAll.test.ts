import { expect, test } from 'vitest';
import { sayAll } from './sayAll.ts';

test('each remark ends in one full stop', () => {
  expect(sayAll(['a.pdf enviado', 'b.pdf: O arquivo não é um PDF.', 'Enviar de novo?'])).toBe(
    'a.pdf enviado. b.pdf: O arquivo não é um PDF. Enviar de novo?',
  );
});
