import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('an app and a registry read what they need: the oldest Node, words to find it by, and what changed', () => {
  const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
  expect(manifest.engines).toEqual({ node: '>=20' });
  expect(readme).toContain('Node ≥ 20 ');
  expect(manifest.keywords).toContain('api-client');
  expect(manifest.author).not.toBe('');
  expect(manifest.license).toBe('MIT');
  expect(manifest.files).toContain('CHANGELOG.md');
});
