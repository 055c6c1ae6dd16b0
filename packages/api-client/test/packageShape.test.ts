import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('the package names its oldest Node, a keyword, its author, its licence and its changelog', () => {
  const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
  expect(manifest.engines).toEqual({ node: '>=20' });
  expect(readme).toContain('Node ≥ 20 ');
  expect(manifest.keywords).toContain('api-client');
  expect(manifest.author).not.toBe('');
  expect(manifest.license).toBe('MIT');
  expect(manifest.files).toContain('CHANGELOG.md');
});
