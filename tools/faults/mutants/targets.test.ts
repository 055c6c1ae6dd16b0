import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutantTargets } from './targets.ts';

test('the mutants of every target run each night', () => {
  const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8');
  expect(nightly).toContain(`target: [${Object.keys(mutantTargets).join(', ')}]`);
});
