import { expect, test } from 'vitest';
import { engineLines } from './engineReport.ts';

test('says what ran in each engine, and which did not run', () => {
  const report = { chromium: 'masks 2 of 2', firefox: 'masks 2 of 2, parts 4 of 5', webkit: 'NOT RUN, it needs xvfb' };
  expect(engineLines(['visual', 'e2e'], report)).toEqual([
    'chromium   visual, e2e; masks 2 of 2',
    'firefox    masks 2 of 2, parts 4 of 5',
    'webkit     NOT RUN, it needs xvfb',
  ]);
});

test('an engine that no step has reached was not run', () => {
  expect(engineLines(['stories'], {})).toEqual(['chromium   stories', 'firefox    NOT RUN', 'webkit     NOT RUN']);
  expect(engineLines([], { chromium: 'masks 2 of 2' })[0]).toBe('chromium   masks 2 of 2');
});
