import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), 'utf8');

const files = readdirSync(path('src'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const styles = files.filter((file) => file.endsWith('.css.ts')).map((file) => read(`src/${file}`));

/** The published modules: no pages of Storybook, no tests, no fixtures, and styles only as the stylesheet that they become. */
const sources = files
  .filter((file) => !/\.(stories|test|browser|fixtures|css|d)\.|\/story[A-Z]|^storybookPages\//.test(file))
  .map((file) => ({ file, text: read(`src/${file}`) }))
  .filter(({ file, text }) => !isPartOfStyles(file, text));

/** A helper of stylesheets becomes a part of theirs. */
function isPartOfStyles(file: string, text: string): boolean {
  const name = file.split('/').at(-1) ?? file;
  return /^import \{.*from '@vanilla-extract\/css'/m.test(text) && styles.some((style) => style.includes(`/${name}'`));
}

/** Types vanish; a package that gives only those is not needed to run. */
const bareImport = /^(?!import type )(?:.*\sfrom|import)\s*\(?['"]([^'"./#][^'"]*)['"]/gm;
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const imported = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(bareImport)].map(([, specifier]) => packageOf(specifier ?? ''))),
);
const dependencies = Object.keys(manifest.dependencies);
const peers = Object.keys(manifest.peerDependencies);

test('what the sources import is what an install brings, and nothing more', () => {
  const installed = [...imported].filter((name) => name !== '@lucide/icons');
  expect(installed.toSorted()).toEqual([...dependencies, ...peers].toSorted());
});

test('nothing of the kit needs a Node module', () => {
  expect([...imported].filter((name) => name.startsWith('node:') || builtinModules.includes(name))).toEqual([]);
});

test('the icons are written into the build, with their licence', () => {
  expect(dependencies).not.toContain('@lucide/icons');
  expect(imported).toContain('@lucide/icons');
  expect(read('vite.config.ts')).toContain("'icons/LICENSE'");
});

test('React comes from the app, at most two packages with the kit', () => {
  expect(peers).toEqual(['react', 'react-dom']);
  expect(dependencies.length).toBeLessThanOrEqual(2);
});

test('an app and a registry read what they need: the oldest React and Node, words to find it by, and what changed', () => {
  // `useEffectEvent` came with 19.2: an older React installs without a word and fails at the import.
  expect(manifest.peerDependencies).toEqual({ react: '>=19.2', 'react-dom': '>=19.2' });
  expect(manifest.engines).toEqual({ node: '>=20.19' });
  expect(manifest.keywords).toContain('react');
  expect(manifest.author).not.toBe('');
  expect(manifest.files).toContain('CHANGELOG.md');
});

test('the package has one entry for apps, one for tests, one for linters, and what describes it as data', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './style.css',
    './style.unlayered.css',
    './reset.css',
    './css/*.css',
    './color-mode.js',
    './testing',
    './testing/jsdom',
    './lint',
    './tokens.json',
    './components.json',
    './vectors.json',
    './package.json',
  ]);
  for (const target of Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  )) {
    expect(target).toMatch(/^\.\/(dist\/((testing|css)\/)?[\w.*-]+|lint\/[\w.-]+|package\.json)$/);
  }
});

test('the rules for linters run without anything to install', () => {
  const rules = readdirSync(path('lint')).map((file) => read(`lint/${file}`));
  expect(rules.flatMap((text) => [...text.matchAll(bareImport)])).toEqual([]);
});

test('what is copied into the package exists, and so do its licence and its guide', () => {
  const copied = ['src/assets/color-mode.js', 'src/vectors.json', 'LICENSE', 'README.md'];
  expect(copied.filter((file) => !existsSync(path(file)))).toEqual([]);
  expect(manifest.files).toEqual(['bin.js', 'dist', 'lint', 'recipes', 'README.md', 'CHANGELOG.md', 'LICENSE']);
  expect(manifest.license).toBe('MIT');
});

test('styles count as side effects, so that no bundler drops them', () => {
  expect(manifest.sideEffects).toContain('**/*.css');
});

test('what uses state or effects says so to server components', () => {
  const client = /\buse(State|Effect|LayoutEffect|Ref|Reducer|Id|Context|SyncExternalStore|ImperativeHandle)\b/;
  const unmarked = sources.filter(
    ({ text }) => /from 'react'/.test(text) && client.test(text) && !text.startsWith("'use client'"),
  );
  expect(unmarked.map(({ file }) => file)).toEqual([]);
});

test('every relative import names the file that is there, and none goes through the barrel', () => {
  const relative = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target]) => `${file} → ${target}`),
  );
  expect(relative.filter((line) => !/\.(tsx?|json)$/.test(line))).toEqual([]);
  expect(relative.filter((line) => line.endsWith('/index.ts') && !line.startsWith('index.ts'))).toEqual([]);
});
