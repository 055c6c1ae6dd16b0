import { expect, test } from 'vitest';
import { engineLines } from './engineReport.ts';

const current = { version: '156.0.1', isPinned: false, steps: ['stories 9 of 9', 'e2e 3 of 4'] };
const pinned = { version: '147.0.2', isPinned: true, steps: ['pictures'] };

// spec: x.93
test('the report has the version of each browser with its tests, and the browsers that did not run', () => {
  const report = {
    chromium: { version: 'Chrome/156.0.1', ran: 'masks 2 of 2' },
    firefox: { version: 'Firefox 153.0', ran: 'masks 2 of 2, parts 4 of 5' },
    webkit: { notRun: 'it needs xvfb' },
  };
  expect(engineLines([current, pinned], report)).toEqual([
    'Chromium 156.0.1 (stories 9 of 9, e2e 3 of 4; masks 2 of 2)',
    'Chromium 147.0.2 (pinned; pictures)',
    'Firefox 153.0 (masks 2 of 2, parts 4 of 5)',
    'WebKit NOT RUN, it needs xvfb',
  ]);
});

test('a build in which no step ran is left out', () => {
  expect(engineLines([current, { ...pinned, steps: [] }], {})[1]).toBe('Firefox NOT RUN');
  const masks = { chromium: { version: 'Chrome/156.0.1', ran: 'masks 2 of 2' } };
  expect(engineLines([{ ...current, steps: [] }], masks)[0]).toBe('Chromium 156.0.1 (masks 2 of 2)');
});

test('an engine without a step is reported as not run', () => {
  expect(engineLines([], {})).toEqual(['Chromium NOT RUN', 'Firefox NOT RUN', 'WebKit NOT RUN']);
});
