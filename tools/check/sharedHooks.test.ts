import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/**
 * Test files share a process and its modules (`isolate: false`), so hooks that a module registers when it is imported
 * run only for the first file.
 */
const hook = /^(?:before|after)(?:All|Each)\(/m;
const isTest = /\.(?:test|stories)\.tsx?$/;
/** Setup files, which are loaded again for each test file. */
const setUps = ['.storybook/comparePictures.ts', '.storybook/compareTranslatedPage.ts', '.storybook/fontCharacters.ts'];

test('a shared module registers its hooks when it is called, not when it is imported', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
  const shared = listed.split('\n').filter((file) => file !== '' && !isTest.test(file));
  expect(shared.filter((file) => hook.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(setUps);
});
