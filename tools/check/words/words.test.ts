import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutCode } from '../documents/markdown.ts';
import { readPages, readRepository } from '../documents/repository.ts';
import { lineComments, sourceTexts } from './sourceTexts.ts';
import { mayHaveFaults, type WordFault, wordFaults } from './wordFaults.ts';

/** The folders whose comments, titles and story names are checked. */
const folders = [
  '.storybook',
  'packages/api-client',
  'packages/app',
  'packages/gateway',
  'packages/ui/src/components',
  'packages/ui',
  'scripts',
  'tools',
];

const repository = readRepository();
const sentenceOf =
  (place: string, firstLine = 1) =>
  ({ line, words, instead }: WordFault) =>
    `${place}:${firstLine + line - 1}: “${words}”: write ${instead}`;

/** The examples on the Portuguese pages of Storybook have Portuguese comments. */
const isInPortuguese = (file: string) => file.includes('/storybookPages/recipes/');

/** Parses only sources that contain one of the words, because parsing all takes half a minute. */
function textsOf(file: string) {
  const text = readFileSync(file, 'utf8');
  return mayHaveFaults(text) ? sourceTexts(file, text) : [];
}

test('documents use plain words', () => {
  expect(
    readPages(repository).flatMap(({ path, text }) => wordFaults(withoutCode(text), true).map(sentenceOf(path))),
  ).toEqual([]);
});

test.each(folders)('comments and titles of %s use plain words', (folder) => {
  const files = [...repository.files].filter(
    (file) => folders.find((one) => file.startsWith(`${one}/`)) === folder && /\.(ts|tsx|js|mjs)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.flatMap((file) =>
      textsOf(file).flatMap(({ text, line }) => wordFaults(text, isInPortuguese(file)).map(sentenceOf(file, line))),
    ),
  ).toEqual([]);
});

/** Migrations, shell scripts, workflows and settings of other programs. */
const otherSource = /\.(sql|sh|ya?ml|conf|service|timer|example)$|^(\.ci|deploy)\/.*\/?[^./]+$|Caddyfile[^/]*$/;

test('comments of migrations, scripts, workflows and deployment files use plain words', () => {
  const files = [...repository.files].filter(
    (file) => otherSource.test(file) && !/pnpm-lock\.yaml$|pictures|\.png$/.test(file),
  );
  for (const known of [
    '0001_initial.sql',
    'nightly.yml',
    'nginx.conf',
    'Caddyfile',
    'Dockerfile',
    'install-engines',
    'oraculo-as-user',
  ])
    expect(files).toContainEqual(expect.stringContaining(known));
  expect(
    files.flatMap((file) =>
      lineComments(readFileSync(file, 'utf8')).flatMap(({ text, line }) =>
        wordFaults(text).map(sentenceOf(file, line)),
      ),
    ),
  ).toEqual([]);
});

test.each([
  ['It is drawn anew.', 'again'],
  ['The user is told so.', 'shown'],
  ['This is asked of every row.', 'required of'],
  ['Whoever signs in sees it.', 'a user who'],
  ['It keeps those that stay.', 'the noun'],
  ['The row stands beside it.', 'is next to'],
  ['The number of before is shown.', 'former'],
  ['Returns the way to stop.', 'clean-up'],
  ['A date that is none shows nothing.', 'invalid'],
  ['Of the providers within it shows one.', 'nested'],
  ['It ends. What is left goes.', 'the subject'],
  ['- What is left goes.', 'the subject'],
  ['# What is left', 'the subject'],
  ['a pedido of the user', 'English'],
  ['The user may procurar a guia.', 'English'],
  ['a linha “enviar” is shown', 'English'],
])('“%s” is a fault', (text, instead) => {
  expect(wordFaults(text)).toEqual([expect.objectContaining({ line: 1 })]);
  expect(wordFaults(text)[0]?.instead).toContain(instead);
  expect(mayHaveFaults(text)).toBe(true);
});

test.each([
  'What is it? Nothing.',
  'It says what is left.',
  'toldWhenDone.spec.ts shows it.',
  'A glosa has a carteirinha of a convênio.',
  'The buttons Enviar and “enviar arquivo”, and the status `pedido`.',
  "The title. @default 'Algo deu errado nesta tela'",
  'The address /arquivos/linha of aquele-pedido.',
])('“%s” has no fault', (text) => {
  expect(wordFaults(text)).toEqual([]);
});

test('a Portuguese example may be in Portuguese, and has no other fault', () => {
  expect(wordFaults('O pedido, anew.', true)).toEqual([expect.objectContaining({ words: 'anew' })]);
});

test('a value in a title is read as its name', () => {
  const source = 'test(`the ${sheetName} and ${rows.count} are told`, () => {});';
  expect(sourceTexts('a.test.ts', source)).toEqual([{ text: 'the sheet name and count are told', line: 1 }]);
});

test('a file without a parser is read by its comment lines', () => {
  expect(lineComments('#!/bin/sh\n# One\n# two.\nset -eu\n  -- Three.\nSELECT 1 -- none\n')).toEqual([
    { text: 'One\ntwo.', line: 2 },
    { text: 'Three.', line: 5 },
  ]);
});

test('the texts of a source are its comments, its titles and the names of its stories', () => {
  const source = `
// One.
/** Two
 *  lines. */
const text = 'https://example.com'; // Three.
test('four is right', () => {});
test.each([1])('five %s', () => {});
export const SixIsANumber = meta.story();
const page = <p>// no comment</p>;
`;
  expect(sourceTexts('a.stories.tsx', source)).toEqual([
    { text: 'One.', line: 2 },
    { text: 'Two\nlines. ', line: 3 },
    { text: 'Three.', line: 5 },
    { text: 'four is right', line: 6 },
    { text: 'five %s', line: 7 },
    { text: 'Six Is A Number', line: 8 },
  ]);
});
