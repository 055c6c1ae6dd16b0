import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Files of tests share a process and what they import (`isolate: false`): only the first one runs the hooks of a module. */
const hook = /^(?:before|after)(?:All|Each)\(/m;
const isTest = /\.(?:test|stories)\.tsx?$/;
/** These are loaded for each file of tests. */
const setUps = ['.storybook/ownSigns.ts', '.storybook/translatedTwin.ts', '.storybook/visualBaseline.ts'];

test('a module that files of tests share registers its hooks when it is called, and not when it is imported', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
  const shared = listed.split('\n').filter((file) => file !== '' && !isTest.test(file));
  expect(shared.filter((file) => hook.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(setUps);
});
