import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Test files share a process and its modules (`isolate: false`), so that only the first file registers the hooks of a module. */
const hook = /^(?:before|after)(?:All|Each)\(/m;
const isTest = /\.(?:test|stories)\.tsx?$/;
/** These are loaded for each file of tests. */
const setUps = ['.storybook/fontCharacters.ts', '.storybook/translatedTwin.ts', '.storybook/visualBaseline.ts'];

test('a module that test files share registers its hooks when it is called, not when it is imported', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
  const shared = listed.split('\n').filter((file) => file !== '' && !isTest.test(file));
  expect(shared.filter((file) => hook.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(setUps);
});
