import { readdirSync, readFileSync } from 'node:fs';
import { internalReferences } from '@oraculo-tools/testkit/reports/internalReferences.ts';
import { expect, test } from 'vitest';
import { componentManifest } from '../../packages/ui/scripts/componentManifest.ts';
import { llmsText } from '../../packages/ui/scripts/llmsText.ts';

/** Not published: stories, tests, and the files that only they use. */
const isUnpacked = /storybookPages\/|\/example|\/story|\.(?:stories|test|fixtures)\.|\.mdx$/;
const isText = /\.(?:tsx?|js|css|json|md)$/;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isText.test(file) && !isUnpacked.test(`/${file}`))
    .map((file) => `${folder}/${file}`);
const search = (files: string[]) => files.flatMap((file) => internalReferences(file, readFileSync(file, 'utf8')));

test('neither package refers to a document of this repository', () => {
  const ui = [...filesOf('packages/ui/src'), ...filesOf('packages/ui/lint'), 'packages/ui/README.md'];
  const client = [...filesOf('packages/api-client/src'), 'packages/api-client/README.md'];
  expect(ui.length).toBeGreaterThan(300);
  expect(search([...ui, ...client])).toEqual([]);
});

test('components.json and llms.txt do not refer to a document of this repository', () => {
  const manifest = componentManifest('1.2.3');
  expect(internalReferences('components.json', JSON.stringify(manifest, null, 2))).toEqual([]);
  expect(internalReferences('llms.txt', llmsText(manifest))).toEqual([]);
});

test.each([
  '/** Part 1 §4 “Sidebar” */',
  '"trust A-2 2.5.8"',
  'issue 13: basename',
  '“Sim” where the specification says so',
])('a reference such as “%s” is found', (line) => {
  expect(internalReferences('a.ts', line)).toHaveLength(1);
});
