import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateText } from './truncateText.ts';

test.each<[text: string, cut: string | null]>([
  ['Carlos Meireles', null],
  ['Vinte caracteres aqui', 'Vinte caractere'],
  ['Exatamente vinte car', null],
  ['Beatriz Aparecida Lourenço', 'Beatriz Apareci'],
  ['Maria Aparecid de Oliveira', 'Maria Aparecid'],
  ['Lourenço Lourenço L', null],
  ['👩‍👩‍👧‍👦'.repeat(20), null],
  ['👩‍👩‍👧‍👦'.repeat(21), '👩‍👩‍👧‍👦'.repeat(15)],
])('%s', (text, cut) => {
  expect(truncateText(text, 20, 15)).toBe(cut);
});

test('a truncated text is the start of the text and never longer than requested; only longer texts are truncated', () => {
  const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  const lengthOf = (text: string) => [...graphemes.segment(text)].length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const cut = truncateText(text, 20, 15);
      expect(cut !== null).toBe(lengthOf(text) > 20);
      const shown = cut ?? text;
      expect(text.startsWith(shown)).toBe(true);
      expect(lengthOf(shown)).toBeLessThanOrEqual(cut === null ? 20 : 15);
    }),
    { numRuns: 10_000 },
  );
});
