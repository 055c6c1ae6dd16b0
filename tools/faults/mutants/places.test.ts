import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutantPlaces } from './places.ts';

test('each night the mutants of every place have their turn', () => {
  const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8');
  expect(nightly).toContain(`place: [${Object.keys(mutantPlaces).join(', ')}]`);
});
