import { expect, test } from 'vitest';
import uiVectors from '../../ui/src/vectors.json' with { type: 'json' };
import { findColumn, foldText } from '../src/contract/index.ts';

// spec: x.47
test.each(uiVectors.folded)('“$text” folds to “$folded”, as in the kit', ({ text, folded }) => {
  expect(foldText(text)).toBe(folded);
});

test('a column is found by its title regardless of accents, signs and case', () => {
  expect(findColumn(['1ª coluna', 'Número da Guia'], { titles: ['NUMERO_DA_GUIA'] })).toBe(1);
  expect(findColumn(['1ª coluna'], { titles: ['1A_COLUNA'] })).toBe(0);
});
