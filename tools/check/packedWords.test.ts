import { readdirSync, readFileSync } from 'node:fs';
import { internalReferences } from '@oraculo-tools/testkit/reports/internalReferences.ts';
import { expect, test } from 'vitest';
import { componentManifest } from '../../packages/ui/scripts/componentManifest.ts';
import { llmsText } from '../../packages/ui/scripts/llmsText.ts';

/** Not packed: stories, tests, and what they use. */
const isUnpacked = /storybookPages\/|\/example|\/story|\.(?:stories|test|fixtures)\.|\.mdx$/;
const isText = /\.(?:tsx?|js|css|json|md)$/;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isText.test(file) && !isUnpacked.test(`/${file}`))
    .map((file) => `${folder}/${file}`);
const search = (files: string[]) => files.flatMap((file) => internalReferences(file, readFileSync(file, 'utf8')));

test('both packages refer to no document of this repository', () => {
  const ui = [...filesOf('packages/ui/src'), ...filesOf('packages/ui/lint'), 'packages/ui/README.md'];
  const client = [...filesOf('packages/api-client/src'), 'packages/api-client/README.md'];
  expect(ui.length).toBeGreaterThan(300);
  expect(search([...ui, ...client])).toEqual([]);
});

test('files of the build of the kit for tools do not either', () => {
  const manifest = componentManifest('1.2.3');
  expect(internalReferences('components.json', JSON.stringify(manifest, null, 2))).toEqual([]);
  expect(internalReferences('llms.txt', llmsText(manifest))).toEqual([]);
});

test.each([
  '/** Part 1 §4 “Sidebar” */',
  '"trust A-2 2.5.8"',
  'issue 13: basename',
  '“Sim” where the specification says so',
])('finds “%s”', (line) => {
  expect(internalReferences('a.ts', line)).toHaveLength(1);
});
