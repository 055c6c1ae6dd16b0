import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { readStories } from '../specParts.fixtures.ts';

const source = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(file, 'utf8');
const storiesOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => readStories(read(`${folder}/${file}`)));

const pictures = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('example'))
  .map((file) => read(`${import.meta.dirname}/${file}`))
  .join('\n');
const shownPages = new Set([...pictures.matchAll(/'([^' ]+-[a-z]+)'/g)].map(([, page]) => page ?? ''));

/** They have no look of their own, cover the page, or need more room than a tile has. */
const unseen = [
  'AppShell',
  'CommandPalette',
  'ConfirmDialog',
  'Drawer',
  'Modal',
  'ProgressSteps',
  'StatusPage',
  'Toasts',
  'UiProvider',
  'WelcomePage',
];
const folders = [...read(`${source}/index.ts`).matchAll(/components\/(\w+)\/[A-Z]\w+\.tsx'/g)].map(
  ([, name]) => name ?? '',
);

test('every component that the kit exports has a miniature that leads to its page', () => {
  const missing = [...new Set(folders)].filter(
    (folder) =>
      !unseen.includes(folder) &&
      !storiesOf(`${source}/components/${folder}`).some(({ title }) =>
        shownPages.has(toId(title, '').replace(/-*$/, '')),
      ),
  );
  expect(missing).toEqual([]);
});
