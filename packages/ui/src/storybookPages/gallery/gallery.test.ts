import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { readStories } from '../specParts.fixtures.ts';

const source = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(file, 'utf8');
/** The titles of the stories in a folder, and of its pages without stories. */
const titlesOf = (folder: string) =>
  readdirSync(folder).flatMap((file) => {
    const text = /\.(stories\.tsx|mdx)$/.test(file) ? read(`${folder}/${file}`) : '';
    if (file.endsWith('.stories.tsx')) return readStories(text).map(({ title }) => title);
    return [...text.matchAll(/<Meta title="([^"]+)"/g)].map(([, title]) => title ?? '');
  });

const examples = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('example'))
  .map((file) => read(`${import.meta.dirname}/${file}`))
  .join('\n');
const shownPages = new Set([...examples.matchAll(/'([^' ]+-[a-z]+)'/g)].map(([, page]) => page ?? ''));

const folders = [...read(`${source}/index.ts`).matchAll(/components\/(\w+)\/[A-Z]\w+\.tsx'/g)].map(
  ([, name]) => name ?? '',
);

test('every component that the kit exports has a miniature that leads to its page', () => {
  const missing = [...new Set(folders)].filter(
    (folder) =>
      !titlesOf(`${source}/components/${folder}`).some((title) => shownPages.has(toId(title, '').replace(/-*$/, ''))),
  );
  expect(missing).toEqual([]);
});
