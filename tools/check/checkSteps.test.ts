import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSteps } from './checkSteps.ts';

const usual = checkSteps.filter(({ runsFrom }) => !runsFrom);

test('the usual run has these steps and takes eight minutes at most', () => {
  expect(usual.map(({ name }) => name)).toEqual(['types', 'lint', 'unit', 'packages', 'stories', 'smoke']);
  expect(usual.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(8);
});

test('a step that is part of another one, or needs one, names an existing step', () => {
  const names = checkSteps.map(({ name }) => name);
  const named = checkSteps.flatMap(({ isPartOf, needs, parallelWith }) => [isPartOf, needs?.step, parallelWith]);
  expect(names).toEqual(expect.arrayContaining(named.filter((name) => name !== undefined)));
});

test('the smoke test has sixteen journeys', () => {
  const tagged = readdirSync('packages/app/e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => readFileSync(`packages/app/e2e/${file}`, 'utf8').match(/tag: '@smoke'/g) ?? []);
  expect(tagged).toHaveLength(16);
});

// spec: x.93
test('behaviour is tested in the current Chromium, and pictures in the pinned one', () => {
  const runIn = (browser: string) => checkSteps.flatMap(({ name, runsIn }) => (runsIn === browser ? [name] : []));
  expect(runIn('current')).toEqual(['browser', 'stories', 'smoke', 'e2e', 'translated']);
  expect(runIn('pinned')).toEqual(['visual']);
  expect(readFileSync('.ci/install-engines', 'utf8')).toContain('\npackages=(chromium ');
});
