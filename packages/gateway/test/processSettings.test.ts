import { expect, it } from 'vitest';
import { nodeArguments } from '../scripts/processSettings.ts';

it.each([
  ['with its own file', undefined, 4],
  ['with a given file', 'file:/dados/oraculo.db', 4],
  ['on PostgreSQL', 'postgres://oraculo@servidor/oraculo', 8],
  ['on PostgreSQL, with the other scheme', 'postgresql://oraculo@servidor/oraculo', 8],
])('a gateway %s gets a young generation of the expected size', (_, databaseUrl, expected) => {
  expect(nodeArguments(databaseUrl)).toEqual([`--max-semi-space-size=${expected}`]);
});
