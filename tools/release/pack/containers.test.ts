import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

test('the linter for Dockerfiles finds no fault', () => {
  expect(validate(readFileSync('deploy/Dockerfile', 'utf8')).map(({ message }) => message)).toEqual([]);
  // The linter detects a misspelt instruction.
  expect(validate('FROM node:24\nENTRYPONT ["node"]\n')).toHaveLength(1);
});

test('the compose file requires exactly the settings of its example', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  const required = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
  const named = [...readFileSync('deploy/compose.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect([...new Set(required)].toSorted()).toEqual(named.toSorted());
});

test('Docker checks the containers in the nightly workflow', () => {
  const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8');
  expect(nightly).toMatch(/docker compose .*--file deploy\/compose\.yaml config --quiet$/m);
  expect(nightly).toMatch(/docker build --check .*--file deploy\/Dockerfile release$/m);
  expect(execFileSync('sh', ['-n', 'deploy/oraculo.sh'], { encoding: 'utf8' })).toBe('');
});
