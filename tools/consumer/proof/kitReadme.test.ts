import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const tools = resolve(import.meta.dirname, '../..');
const readTool = (file: string) => readFileSync(`${tools}/${file}`, 'utf8');
/** Reads a file of an app in which the packed kit is tested. */
const proved = (file: string) => readTool(`consumer/${file}`);

const readme = readFileSync(`${tools}/../packages/ui/README.md`, 'utf8');
/** One section of the README, without the sections after it. */
const section = (title: string) => readme.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const examples = [...readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
/** Removes the comment that the README shows the file, which the README does not contain. */
const withoutFirstComment = (code: string) => code.replace(/^(?:\/\/.*|\/\*.*\*\/)\n/, '');

test.each([
  ['The brand colour', 'page/src/brandColor.css'],
  ['The order of layers', 'apps/hosts/src/layers.css'],
  ['The configuration of Jest', 'apps/jest/jest.config.cjs'],
  ['The layout of Next', 'apps/next/app/layout.tsx'],
])('the README’s example for “%s” is the tested file %s', (_what, file) => {
  expect(examples.map(withoutFirstComment)).toContain(withoutFirstComment(proved(file)));
});

test('the colour that the README shows in the stylesheet of an app is tested', () => {
  const colours = examples.filter((code) => code.includes('--ui-color-'));
  expect(colours).toHaveLength(1);
  expect(proved('page/src/customTheme.css')).toContain(colours[0]);
});

test('with Tailwind both the README and the test leave the reset out', () => {
  expect(section('Stylesheets')).toContain('With Tailwind leave `reset.css` out');
  const pages = readdirSync(`${tools}/consumer/apps/hosts/src`).filter((file) => /^tailwind.*\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.filter((file) => proved(`apps/hosts/src/${file}`).includes('reset.css'))).toEqual([]);
});

test('an app with one colour mode sets it as in the README, without the script', () => {
  const root = '<html lang="pt-BR" data-color-mode="light">';
  expect(section('Basics')).toContain(`\`${root}\`, and leaves \`color-mode.js\` out`);
  expect(proved('apps/hosts/kit.html')).toContain(root);
  expect(proved('apps/hosts/kit.html')).not.toContain('color-mode.js');
});

test('the README names the Chromium that the kit was tested in', () => {
  const { dependencies } = JSON.parse(readTool('testkit/package.json')) as { dependencies: Record<string, string> };
  const [chromium] = /\d+/.exec(dependencies['@sparticuz/chromium'] ?? '') ?? [];
  expect(section('Browsers and versions')).toContain(`Chromium ${chromium}`);
});

test('the README says how wide the narrowest window of WebKitGTK is', () => {
  const [, least] = /narrower than (\d+) px/.exec(readTool('testkit/engines/webkitEngine.ts')) ?? [];
  expect(section('Browsers and versions')).toContain(`cannot be narrower than ${least} px`);
});
