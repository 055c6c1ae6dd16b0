import { expect, test } from 'vitest';
import { joinSentences } from './joinSentences.ts';

test('each sentence ends in one full stop', () => {
  expect(joinSentences(['a.pdf enviado', 'b.pdf: O arquivo não é um PDF.', 'Enviar de novo?'])).toBe(
    'a.pdf enviado. b.pdf: O arquivo não é um PDF. Enviar de novo?',
  );
});
