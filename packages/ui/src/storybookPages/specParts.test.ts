import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupBySpec, readStories } from './specParts.fixtures.ts';

const packages = `${import.meta.dirname}/../../..`;
const files = ['ui', 'app'].flatMap((name) =>
  readdirSync(`${packages}/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${packages}/${name}/src/${file}`),
);
const stories = files.flatMap((file) => readStories(readFileSync(file, 'utf8')));

test('every story says which part of the specification it proves', () => {
  expect(stories.length).toBeGreaterThan(600);
  expect(stories.filter(({ spec }) => spec.length === 0).map(({ id }) => id)).toEqual([]);
});

test('a story’s own parts come before those of its file, and parts list their stories', () => {
  const source = [
    "const meta = preview.meta({ title: 'Ações/Button', parameters: { spec: ['1 §2 buttons', \"it's\"] } });",
    'export const Solid = meta.story();',
    "export const EnterPresses = meta.story({ parameters: { spec: ['APG button: Enter'] } });",
  ].join('\n');
  expect(groupBySpec(readStories(source))).toEqual([
    { part: '1 §2 buttons', stories: [expect.objectContaining({ id: 'ações-button--solid', name: 'Solid' })] },
    { part: 'APG button: Enter', stories: [expect.objectContaining({ id: 'ações-button--enter-presses' })] },
    { part: "it's", stories: [expect.objectContaining({ id: 'ações-button--solid' })] },
  ]);
});
