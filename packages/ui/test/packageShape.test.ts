import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), 'utf8');

const files = readdirSync(path('src'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const styles = files.filter((file) => file.endsWith('.css.ts')).map((file) => read(`src/${file}`));

/** The published modules, without pages of Storybook, tests, fixtures and the sources of stylesheets. */
const sources = files
  .filter((file) => !/\.(stories|test|browser|fixtures|css|d)\.|\/story[A-Z]|^storybookPages\//.test(file))
  .map((file) => ({ file, text: read(`src/${file}`) }))
  .filter(({ file, text }) => !isPartOfStyles(file, text));

/** Whether a module only helps to build stylesheets. */
function isPartOfStyles(file: string, text: string): boolean {
  const name = file.split('/').at(-1) ?? file;
  return /^import \{.*from '@vanilla-extract\/css'/m.test(text) && styles.some((style) => style.includes(`/${name}'`));
}

/** Imports that remain at run time: imports of types are removed by the build. */
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

test('the dependencies are exactly the packages that the sources import', () => {
  const installed = [...imported].filter((name) => name !== '@lucide/icons');
  expect(installed.toSorted()).toEqual([...dependencies, ...peers].toSorted());
});

test('no source of the kit imports a Node module', () => {
  expect([...imported].filter((name) => name.startsWith('node:') || builtinModules.includes(name))).toEqual([]);
});

test('the build contains the icons with their licence', () => {
  expect(dependencies).not.toContain('@lucide/icons');
  expect(imported).toContain('@lucide/icons');
  expect(read('vite.config.ts')).toContain("'icons/LICENSE'");
});

test('React is a peer dependency, and the kit has at most two dependencies', () => {
  expect(peers).toEqual(['react', 'react-dom']);
  expect(dependencies.length).toBeLessThanOrEqual(2);
});

test('the manifest names the oldest React and Node, keywords and an author, and the package has its changelog', () => {
  // `useEffectEvent` came with React 19.2: an older React would install without a warning and fail at the import.
  expect(manifest.peerDependencies).toEqual({ react: '>=19.2', 'react-dom': '>=19.2' });
  expect(manifest.engines).toEqual({ node: '>=20.19' });
  expect(manifest.keywords).toContain('react');
  expect(manifest.author).not.toBe('');
  expect(manifest.files).toContain('CHANGELOG.md');
});

test('the package has one entry for apps, one for tests, one for linters, and JSON files that describe it', () => {
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

test('the rules for linters import no package', () => {
  const rules = readdirSync(path('lint')).map((file) => read(`lint/${file}`));
  expect(rules.flatMap((text) => [...text.matchAll(bareImport)])).toEqual([]);
});

test('the files of the package exist, with its licence and its README', () => {
  const copied = ['src/assets/color-mode.js', 'src/vectors.json', 'LICENSE', 'README.md'];
  expect(copied.filter((file) => !existsSync(path(file)))).toEqual([]);
  expect(manifest.files).toEqual(['bin.js', 'dist', 'lint', 'recipes', 'README.md', 'CHANGELOG.md', 'LICENSE']);
  expect(manifest.license).toBe('MIT');
});

test('styles count as side effects, so that no bundler drops them', () => {
  expect(manifest.sideEffects).toContain('**/*.css');
});

test('modules with state or effects begin with `use client`', () => {
  const client = /\buse(State|Effect|LayoutEffect|Ref|Reducer|Id|Context|SyncExternalStore|ImperativeHandle)\b/;
  const unmarked = sources.filter(
    ({ text }) => /from 'react'/.test(text) && client.test(text) && !text.startsWith("'use client'"),
  );
  expect(unmarked.map(({ file }) => file)).toEqual([]);
});

test('every relative import names a file with its extension, and none is of `index.ts`', () => {
  const relative = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target]) => `${file} → ${target}`),
  );
  expect(relative.filter((line) => !/\.(tsx?|json)$/.test(line))).toEqual([]);
  expect(relative.filter((line) => line.endsWith('/index.ts') && !line.startsWith('index.ts'))).toEqual([]);
});
