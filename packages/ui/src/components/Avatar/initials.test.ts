import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each<[name: string, letters: string]>([
  ['Mariana Silva', 'MS'],
  ['mariana souza da silva', 'MS'],
  ['José dos Santos', 'JS'],
  ['Maria de', 'M'],
  ['Élcio', 'É'],
  ['e\u0301lcio de o\u0301rbita', 'ÉÓ'],
  ['  Ana   DA  Costa ', 'AC'],
  ['Dado Villa', 'DV'],
  ['de da dos', ''],
  ['', ''],
])('%j gives %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('connecting words, spacing and letter case change nothing', () => {
  const word = fc.stringMatching(/^[a-zà-ú]{1,8}$/).filter((text) => !['de', 'do', 'da', 'dos', 'das'].includes(text));
  const connecting = fc.constantFrom('de', 'do', 'da', 'dos', 'das', 'DE', 'Da');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), connecting, (words, link) => {
      const plain = initials(words.join(' '));
      expect(initials(words.join(` ${link} `))).toBe(plain);
      expect(initials(` ${words.join('  ').toLocaleUpperCase('pt-BR')} `)).toBe(plain);
    }),
    { numRuns: 10_000 },
  );
});
