import { expect, test } from 'vitest';
import { isOtherName } from '../src/contract/index.ts';

test.each([
  ['', 'Ana Maria de Souza', false],
  ['ANA MARIA DE SOUZA', 'Ana Maria de Souza', false],
  ['Conceicao Avila', 'Conceição Ávila', false],
  ['Ana Souza', 'Ana Maria de Souza', false],
  ['Ana M. Souza', 'Ana Maria de Souza', false],
  ['Ana Maria de Souza', 'ANA M SOUZA', false],
  ['Ana', 'Ana Maria de Souza', false],
  ['João da Silva e Souza', 'Joao Silva Souza', false],
  ['Luiz Sousa', 'LUIS SOUZA', false],
  ['Tereza Mello', 'Teresa Melo', false],
  ['Anna Rizzo', 'Ana Riso', false],
  ['Caio Lima Jr.', 'Caio Lima Júnior', false],
  ['Caio Lima Junior', 'CAIO LIMA JR', false],
  ['Maria de Souza', 'MARIA DE SOU', false],
  ['Maria de Sousa', 'MARIA DE SOUZ', false],
  ['Maria Aparecida de Souza Lima', 'MARIA APARECIDA DE SOU', false],
  ['Maria Souza', 'MARIA APARECIDA DE SOU', false],
  ['Maria de Souza', 'MARIA DE', false],
  // A name is only truncated at its end, and never in its first word.
  ['Maria Aparecida Souza', 'MARIA APAR SOUZA', true],
  ['Maria Sou', 'Maria Souza', true],
  ['Anabela Souza', 'ANA', true],
  ['Luiz Sousa', 'Luísa Souza', true],
  ['Caio Lima Neto', 'Caio Lima Júnior', true],
  ['Maria Souto', 'MARIA SOUZA', true],
  ['Ana Cara', 'Ana Carla', true],
  ['Bia Souza', 'Ana Maria de Souza', true],
  ['Ana Lima', 'Ana Maria de Souza', true],
  ['Souza Ana', 'Ana Maria de Souza', true],
  ['Ana Maria', 'Maria Ana', true],
])('whether “%s” and “%s” are different people: %s', (given, answered, isOther) => {
  expect(isOtherName(given, answered)).toBe(isOther);
});
