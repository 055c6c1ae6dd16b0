import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Matches a test that needs its own process: it has a page, or it changes or measures globals, timers, the environment,
 * time or memory.
 */
const ofProcess = /[@]vitest-environment|\bvi\.(?!fn\b)|process\.(env|on|cpuUsage|memoryUsage)\b/;

const shared = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file !== '' && !file.startsWith('packages/app/') && !/\.alone\.test\.ts$|^tools\/consumer\/apps\//.test(file),
  );

test('a test that changes or measures its process is called *.alone.test.ts, and has a process of its own', () => {
  expect(shared.length).toBeGreaterThan(150);
  const changing = shared.filter((file) => {
    try {
      return ofProcess.test(readFileSync(file, 'utf8'));
    } catch {
      // The file was moved and is not committed yet.
      return false;
    }
  });
  expect(changing).toEqual([]);
});
