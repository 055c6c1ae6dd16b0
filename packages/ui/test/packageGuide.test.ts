import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { componentManifest } from '../scripts/componentManifest.ts';
import { llmsText } from '../scripts/llmsText.ts';
import { isType, modules, published } from '../scripts/publicApi.ts';
import { vars } from '../src/theme/contract.css.ts';
import { paintFromBrand } from '../src/theme/fromBrand.ts';
import { light } from '../src/theme/light.css.ts';

const readOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const readme = readOf('../README.md');
/** The text of one section. */
const section = (title: string) => readme.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const manifest = componentManifest('1.2.3');
const every = [...manifest.components, ...manifest.types];

test('the README names every component and every function', () => {
  const [, list = ''] = readme.split('## Components');
  const [table = ''] = list.split('`components.json` lists');
  const values = published.filter(({ symbol }) => !isType(symbol)).map(({ name }) => name);
  expect(values.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('the README says where changes and issues are, and how long an old name works', () => {
  const changes = section('Changes and issues');
  expect(readme).toContain('[Changes and issues](#changes-and-issues)');
  expect(changes).toContain('`CHANGELOG.md`');
  expect(changes).toContain('`bugs` of `package.json`');
  expect(changes).toMatch(/old name works for one more minor version and warns in development/);
});

test('the README names the lowest version of each browser', () => {
  const browsers = section('Browsers and versions');
  for (const name of ['Chrome', 'Edge', 'Firefox', 'Safari']) expect(browsers).toMatch(new RegExp(`${name}[^.]* \\d+`));
});

const examples = [...readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

test('colours in the examples of the README do not apply to high contrast', () => {
  const colours = examples.filter((code) => code.includes('--ui-color-'));
  expect(colours).toHaveLength(1);
  const [outside = '', inside] = colours[0]?.split('@media (prefers-contrast: no-preference) {') ?? [];
  expect(outside).not.toContain('--ui-color-');
  expect(inside).toMatch(/^\n( {2}:root.+\n)+\}\n$/);
});

test('the README replaces no colour that follows the brand', () => {
  type Leaves = { readonly [name: string]: string | Leaves };
  const followers = (theme: Leaves, names: Leaves): string[] =>
    Object.entries(theme).flatMap(([key, value]) => {
      const name = names[key] ?? '';
      if (typeof value === 'object') return typeof name === 'object' ? followers(value, name) : [];
      return value.startsWith('oklch(from') ? [String(name).slice('var('.length, -1)] : [];
    });
  const followed = followers(paintFromBrand(light), vars.color);
  expect(followed).toContain('--ui-color-accent-solid');
  const replaced = examples.flatMap((code) => code.match(/--ui-color-[\w-]+(?=:)/g) ?? []);
  expect(replaced.filter((name) => followed.includes(name))).toEqual([]);
});

test('every type that a prop names can be imported', () => {
  const declared = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) declared.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  for (const source of modules) visit(source);
  const offered = new Set(published.map(({ name }) => name));
  // `Tooltip` adds these props to its element; apps do not write them.
  const known = new Set([...offered, 'DescribedProps']);
  const named = manifest.components.flatMap(({ props }) =>
    props.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []),
  );
  expect([...new Set(named)].filter((name) => declared.has(name) && !known.has(name))).toEqual([]);
});

test('the manifest describes the members of those types', () => {
  const column = manifest.types.find(({ name }) => name === 'Column');
  expect(column?.members?.find(({ name }) => name === 'isSortable')).toMatchObject({
    type: 'boolean',
    isRequired: false,
    description: expect.stringContaining('`onSortChange`') as string,
  });
  expect(manifest.types.find(({ name }) => name === 'ColorMode')?.type).toBe('"dark" | "light"');
  expect(manifest.types.filter(({ members, type }) => !type && !members?.length).map(({ name }) => name)).toEqual([]);
});

test('a field has a required `label` and no `aria-label`', () => {
  const field = manifest.components.find(({ name }) => name === 'TextField');
  expect(field?.props.find(({ name }) => name === 'aria-label')).toBeUndefined();
  expect(field?.props.find(({ name }) => name === 'label')).toMatchObject({ isRequired: true });
});

test('every size of an icon in the descriptions is a size of `Icon`', () => {
  const icon = manifest.components.find(({ name }) => name === 'Icon');
  const sizes = icon?.props.find(({ name }) => name === 'size')?.type.split(' | ');
  const named = every.flatMap((entry) => {
    const props = 'props' in entry ? entry.props : (entry.members ?? []);
    return props
      .filter(({ name }) => name === 'icon')
      .map(({ description }) => /(\d+) px/.exec(description ?? '')?.[1])
      .filter((size) => size !== undefined);
  });
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((size) => !sizes?.includes(size))).toEqual([]);
});

test('the guide names only sources that a reader can look up, and descriptions have one line', () => {
  const guide = llmsText(manifest).split('\n');
  expect(guide.filter((line) => /§|\bissue \d|\btrust\b|visual-language|\bdecisions:/.test(line))).toEqual([]);
  expect(guide.filter((line) => line.includes("On React Aria's hooks"))).toEqual([]);
  const descriptions = every.flatMap((entry) => ('props' in entry ? entry.props : (entry.members ?? [])));
  expect(descriptions.filter(({ description }) => description?.includes('\n')).map(({ name }) => name)).toEqual([]);
});
