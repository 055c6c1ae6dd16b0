import { expect, test } from 'vitest';
import { isOtherName } from '../src/domain/eligibility/isOtherName.ts';

test.each([
  ['', 'Ana Maria de Souza', false],
  ['ANA MARIA DE SOUZA', 'Ana Maria de Souza', false],
  ['Conceicao Avila', 'Conceição Ávila', false],
  ['Ana Souza', 'Ana Maria de Souza', false],
  ['Ana M. Souza', 'Ana Maria de Souza', false],
  ['Ana Maria de Souza', 'ANA M SOUZA', false],
  ['Ana', 'Ana Maria de Souza', false],
  ['João da Silva e Souza', 'Joao Silva Souza', false],
  ['Bia Souza', 'Ana Maria de Souza', true],
  ['Ana Lima', 'Ana Maria de Souza', true],
  ['Souza Ana', 'Ana Maria de Souza', true],
  ['Ana Maria', 'Maria Ana', true],
])('“%s” is another name than “%s”: %s', (given, answered, isOther) => {
  expect(isOtherName(given, answered)).toBe(isOther);
});
