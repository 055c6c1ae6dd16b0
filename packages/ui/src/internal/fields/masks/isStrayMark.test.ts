import { expect, test } from 'vitest';
import { caretAt } from './maskEdit.ts';
import { isStrayMark } from './isStrayMark.ts';

const cpf = '###.###.###-##';

test.each<[mask: string, value: string, typed: string, boolean]>([
  [cpf, '7289352017', '.', true],
  [cpf, '7289352017', ',', true],
  [cpf, '72', '.', true],
  // Not stray: the mask has punctuation there, or is full.
  [cpf, '728', '.', false],
  [cpf, '728935201', ',', false],
  [cpf, '52998224725', '.', false],
  [cpf, '', '.', false],
  [cpf, '72', '-', false],
  [cpf, '72', 'x', false],
  ['#'.repeat(16), '74320484', '.', true],
])('in %s after “%s” a “%s” is stray: %j', (mask, value, typed, isStray) => {
  expect(isStrayMark(mask, caretAt(value), typed)).toBe(isStray);
});
