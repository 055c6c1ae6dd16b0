import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { readStories } from './specParts.fixtures.ts';

const packages = `${import.meta.dirname}/../../..`;
const filesOf = (name: string, ending: string) =>
  readdirSync(`${packages}/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(`${packages}/${name}/src/${file}`, 'utf8') }));

const pages = filesOf('ui', '.mdx');
const stories = ['ui', 'app'].flatMap((name) => filesOf(name, '.stories.tsx')).flatMap(({ text }) => readStories(text));
const storyIds = new Set(stories.map(({ id }) => id));
const ownTitles = pages.flatMap(({ text }) =>
  [...text.matchAll(/<Meta title="([^"]+)"/g)].map(([, title]) => title ?? ''),
);
const pageIds = new Set([...stories.map(({ title }) => title), ...ownTitles].map((title) => toId(title, 'docs')));

const linksOf = (text: string) =>
  [...text.matchAll(/\?path=\/(story|docs)\/([^)"\s]+)/g)].map(([, kind, id]) => ({ kind, id: id ?? '' }));

test('every link of a page leads to a story or a page that exists', () => {
  const links = pages.flatMap(({ file, text }) => linksOf(text).map((link) => ({ file, ...link })));
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter(({ kind, id }) => !(kind === 'story' ? storyIds : pageIds).has(id))).toEqual([]);
});

test('every component that the kit exports has a page', () => {
  const folders = readFileSync(`${packages}/ui/src/index.ts`, 'utf8').matchAll(/components\/(\w+)\/[A-Z]\w+\.tsx'/g);
  const withPage = new Set(pages.map(({ file }) => file.split('/').at(-2)));
  expect([...new Set([...folders].map(([, folder]) => folder))].filter((folder) => !withPage.has(folder))).toEqual([]);
});

/** The rows of the tables whose first column is `Tecla` or `Onde`. */
const keyRows = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/^\| ?(?:Tecla|Onde) ?\|.*\n\|[-|]+\n((?:\|.*\n)+)/gm)].flatMap(([, rows]) =>
    (rows ?? '')
      .trim()
      .split('\n')
      .map((row) => ({ file, row })),
  ),
);

test('every row of a keyboard table names the story that tests it', () => {
  expect(keyRows.length).toBeGreaterThan(80);
  expect(keyRows.filter(({ row }) => !linksOf(row).some(({ kind }) => kind === 'story'))).toEqual([]);
});

test('every page of a component says when to use it, when not, its keys, what is read out and what is missing', () => {
  const parts = [
    '## Quando usar',
    '## Quando não usar',
    '## Teclado',
    '## O que o leitor de tela diz',
    '## Lacunas conhecidas',
  ];
  const ofComponents = pages.filter(({ file }) => file.startsWith('components/'));
  expect(
    ofComponents.flatMap(({ file, text }) =>
      parts.filter((part) => !text.includes(part)).map((part) => `${file}: ${part}`),
    ),
  ).toEqual([]);
});

test('every story that a page shows exists', () => {
  const shown = pages.flatMap(({ file, text }) => {
    const sources = new Map(
      [...text.matchAll(/^import \* as (\w+) from '(.+\.stories\.tsx)';$/gm)].map(([, name, path]) => [
        name,
        readFileSync(join(`${packages}/ui/src`, dirname(file), path ?? ''), 'utf8'),
      ]),
    );
    return [...text.matchAll(/=\{(\w+Stories)\.(\w+)\}/g)].map(([, source, story]) => ({
      file,
      story,
      isThere: sources.get(source)?.includes(`export const ${story} = `) ?? false,
    }));
  });
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('every transcript of the screen reader belongs to an existing story, and is on the page of one component', () => {
  const components = pages.flatMap(({ file, text }) => {
    // A page may also show the transcripts of another component.
    const others = [...text.matchAll(/<Transcripts of="(.+)" \/>/g)].map(([, other]) => other);
    const name = /<Meta of=\{(\w+)\}/.exec(text)?.[1];
    const path = new RegExp(`import \\* as ${name} from '(.+)';`).exec(text)?.[1];
    const source = path && readFileSync(join(`${packages}/ui/src`, dirname(file), path), 'utf8');
    const componentPage = source ? [toId(readStories(source)[0]?.title ?? '', 'x').replace('--x', '')] : [];
    return [...componentPage, ...others];
  });
  const folder = `${packages}/ui/transcripts`;
  const heard = readdirSync(folder).map(
    (file) => /^# (.+)/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1] ?? file,
  );
  const pagesOf = (story: string) => components.filter((component) => story.startsWith(`${component}-`));
  expect(heard.length).toBeGreaterThan(50);
  expect(heard.filter((story) => !storyIds.has(story) || pagesOf(story).length !== 1)).toEqual([]);
});

/** The page of `UiProvider` has no story, because the component shows nothing itself. */
const pagesWithStories = pages.filter(({ file, text }) => file.startsWith('components/') && text.includes('<Meta of='));

test.each(pagesWithStories)('$file shows right usage next to wrong usage, and all states', ({ text }) => {
  const sides = [...text.matchAll(/^ {2}(?:prefer|avoid)=\{\w+\.(\w+)\}$/gm)].map(([, story]) => story);
  expect(sides.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sides).size).toBe(sides.length);
  expect(text.indexOf('<DocsPair')).toBeLessThan(text.indexOf('## Quando usar'));
  expect(text).toMatch(/\n## Estados\n\n<Canvas of=/);
});

test('only the page of `UiProvider` has no stories', () => {
  const withStories = new Set(pagesWithStories.map(({ file }) => file));
  const others = pages.filter(({ file }) => file.startsWith('components/') && !withStories.has(file));
  expect(others.map(({ file }) => file)).toEqual(['components/UiProvider/UiProvider.mdx']);
});

test('every name in the checklist of React Aria is a story that is played, or a test of the kit', () => {
  const checklist = readFileSync(`${packages}/../docs/react-aria-checklist.md`, 'utf8');
  const played = filesOf('ui', '.stories.tsx').flatMap(({ text }) =>
    text
      .split(/^export const /m)
      .filter((story) => /\bplay\b/.test(story))
      .map((story) => /^\w+/.exec(story)?.[0]),
  );
  const files = ['.test.tsx', '.tsx', '.ts'].flatMap((ending) => filesOf('ui', ending).map(({ file }) => file));
  const known = new Set([...played, ...files.map((file) => file.split('/').at(-1)?.split('.')[0])]);
  const rows = checklist.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| React Aria'));
  const named = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
