import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { statusLooks } from '../src/statuses/statusLook.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .toSorted();

/** The icons that the table of statuses imports. */
const icons = [
  ...(read('statuses/statusLook.ts').match(/^import \{([^}]+)\} from '@lucide\/icons'/m)?.[1] ?? '').matchAll(/\w+/g),
].map(([name]) => name);

/** The page of the kit shows invented statuses; an error page has an icon and no status. */
const others = ['screens/showcase/ShowcaseScreen.tsx', 'shell/errorPages/NotFound.tsx'];
const rest = sources.filter((file) => !file.startsWith('statuses/') && !others.includes(file));

test('a status badge is built in one place', () => {
  expect(rest.filter((file) => /\bStatusBadge\b/.test(read(file)))).toEqual([]);
});

test('no screen imports an icon of a status, so that none builds a second table', () => {
  expect(icons).toContain('CircleCheck');
  const imported = new RegExp(String.raw`^import \{[^}]*\b(?:${icons.join('|')})\b[^}]*\} from '@lucide/icons'`, 'm');
  expect(rest.filter((file) => imported.test(read(file)))).toEqual([]);
});

test('every list with a column of statuses takes its badges from the table', () => {
  const lists = rest.filter((file) => /header: 'Status\b/.test(read(file)));
  expect(lists.length).toBeGreaterThanOrEqual(7);
  expect(lists.filter((file) => !/<StatusCell\b/.test(read(file)))).toEqual([]);
});

test('one word has one icon and one colour', () => {
  const looks = Object.values(statusLooks);
  expect(new Set(looks.map(({ text }) => text)).size).toBe(looks.length);
});

test('one icon has one colour', () => {
  const coloured = new Set(Object.values(statusLooks).map(({ icon, tone }) => `${icon.name} ${tone}`));
  expect(coloured.size).toBe(new Set([...coloured].map((pair) => pair.split(' ')[0])).size);
});
