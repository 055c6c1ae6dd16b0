import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('a release audits a lockfile that must fail, then its own, before it publishes', async () => {
  const text = await readFile(new URL('../../.github/workflows/release.yml', import.meta.url), 'utf8');
  const steps = [
    'knownVulnerable/pnpm-lock.yaml',
    '= failure',
    '--lockfile=pnpm-lock.yaml',
    'pnpm@10.34.8 run release',
  ];
  const places = steps.map((step) => text.indexOf(step));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text.match(/continue-on-error/g)).toHaveLength(1);
  expect(text.match(/--offline-vulnerabilities/g)).toHaveLength(2);
});
