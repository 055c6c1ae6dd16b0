import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mergeStatus, readStatus, type StepStatus, statusPath } from './status.ts';
import { usualMinutes, withStatus } from './statusPage.ts';

const page = readFileSync('docs/testing.md', 'utf8');

const stepOf = (step: string, day: string): StepStatus => ({ step, passed: true, minutes: 1, day });

test('docs/testing.md shows the figures of docs/status.json', () => {
  expect(page).toBe(withStatus(page, readStatus(statusPath)));
});

test('a newer result replaces an older one, other results stay, and removed steps are dropped', () => {
  const older = {
    steps: [stepOf('types', '2026-01-01'), stepOf('lint', '2026-01-01'), stepOf('gone', '2026-01-01')],
    browsers: ['a'],
  };
  const newer = { steps: [stepOf('lint', '2026-01-02')], browsers: [] };
  expect(mergeStatus(older, newer, ['types', 'lint'])).toEqual({
    steps: [stepOf('types', '2026-01-01'), stepOf('lint', '2026-01-02')],
    browsers: ['a'],
  });
});

test('docs/testing.md has the minutes that --help and npm run tool print', () => {
  const rows = [...page.matchAll(/^\|.*\| `([^`]+)` \| ([\d.]+) \|$/gm)].map(([, command = '', minutes]) => [
    command,
    Number(minutes),
  ]);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows).toEqual(rows.map(([command]) => [command, usualMinutes(String(command))]));
});

test('a page without markers is refused', () => {
  expect(() => withStatus('# Testing', { steps: [], browsers: [] })).toThrow('needs the marks');
});
