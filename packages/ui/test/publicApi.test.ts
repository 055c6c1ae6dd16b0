import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { componentManifest } from '../scripts/componentManifest.ts';
import { llmsText } from '../scripts/llmsText.ts';
import { checker, isType, modules, propertiesOf, published, textOf } from '../scripts/publicApi.ts';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** One line for each property. Types that differ between members of a union are joined by `|`. */
function linesOf(symbol: ts.Symbol) {
  return [...propertiesOf(checker.getDeclaredTypeOfSymbol(symbol)).values()].map((members) => {
    const lines = members.map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return `${property.name}${isOptional ? '?' : ''}: ${textOf(checker.getTypeOfSymbol(property))}`;
    });
    return [...new Set(lines)].join(' | ');
  });
}

test('the names that the package offers', async () => {
  await expect(
    published.map(({ name, symbol }) => (isType(symbol) ? `type ${name}` : name)).join('\n'),
  ).toMatchFileSnapshot('publicApi/exports.txt');
});

const takesUndefined = (type: ts.TypeNode) =>
  checker.isTypeAssignableTo(checker.getUndefinedType(), checker.getTypeFromTypeNode(type));

const propTypes = published.filter(({ name, symbol }) => isType(symbol) && name.endsWith('Props'));

test.each(propTypes.map(({ name, symbol }) => [name.replace(/Props$/, ''), symbol] as const))(
  'the props of %s',
  async (component, symbol) => {
    await expect(linesOf(symbol).toSorted().join('\n')).toMatchFileSnapshot(`publicApi/${component}.txt`);
  },
);

test('no component takes className or style', () => {
  const open = propTypes.filter(({ symbol }) => {
    const properties = propertiesOf(checker.getDeclaredTypeOfSymbol(symbol));
    return properties.has('className') || properties.has('style');
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('no component can be disabled without a reason', () => {
  const open = propTypes.filter(({ symbol }) => {
    const properties = propertiesOf(checker.getDeclaredTypeOfSymbol(symbol));
    return properties.has('isDisabled') || properties.has('disabled');
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});

/** Under `exactOptionalPropertyTypes` an app could not write `error={state.error?.message}` otherwise. */
test('optional props also accept undefined', () => {
  const narrow: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !takesUndefined(node.type))
      narrow.push(`${basename(node.getSourceFile().fileName)}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  for (const source of modules) visit(source);
  expect(modules.length).toBeGreaterThan(200);
  expect(narrow).toEqual([]);
});

/** The properties of a type without a comment, also through an alias or a union. */
function undocumented({ name, symbol }: (typeof published)[number]) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isClassOrInterface() && !type.isUnionOrIntersection()) return [];
  return [...propertiesOf(type)]
    .filter(([, members]) => members.some((member) => member.getDocumentationComment(checker).length === 0))
    .map(([property]) => `${name}.${property}`);
}

test('every public property has a comment', () => {
  // Messages need no comment: the page “Mensagens” shows each with an example.
  const types = published.filter(({ name, symbol }) => isType(symbol) && name !== 'Messages');
  expect(types.flatMap(undocumented)).toEqual([]);
});

describe('the manifest of components', () => {
  const manifest = componentManifest('1.2.3');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });

  test('has every component and every function, and the purpose of each component', () => {
    const values = published.filter(({ symbol }) => !isType(symbol)).map(({ name }) => name);
    const named = [...manifest.components, ...manifest.functions];
    expect(named.map(({ name }) => name).toSorted()).toEqual(values.toSorted());
    expect(manifest.components.filter(({ purpose }) => purpose === '').map(({ name }) => name)).toEqual([]);
  });

  test('has the type, the default and the description of each prop, and whether it is required', () => {
    const { props } = manifest.components.find(({ name }) => name === 'DateRangePicker') ?? { props: [] };
    expect(props.find(({ name }) => name === 'minYear')).toEqual({
      name: 'minYear',
      type: 'number',
      isRequired: false,
      description: 'An earlier year is refused.',
      default: '1900',
    });
    expect(props.find(({ name }) => name === 'onChange')).toMatchObject({
      type: '(value: DateRange) => void',
      isRequired: false,
    });
    expect(props.find(({ name }) => name === 'label')).toMatchObject({ type: 'string', isRequired: true });
    const withProps = manifest.components.filter((component) => component.props.length > 0);
    expect(withProps.length).toBeGreaterThanOrEqual(propTypes.length);
  });

  test('names the patterns of APG, ARIA and WCAG that the stories of a component prove', () => {
    const rulesOf = (name: string) => manifest.components.find((component) => component.name === name)?.rules;
    expect(rulesOf('Tabs')).toContain('APG tabs, manual activation');
    const others = manifest.components
      .flatMap(({ rules }) => rules)
      .filter((rule) => !/^(?:APG|ARIA|WCAG) /.test(rule));
    expect(others).toEqual([]);
  });

  test('names modules that the build writes, and no absolute path', () => {
    const built = new Set(
      files.map((file) => `dist/${file.replace(/\.css\.ts$/, '.styles.ts').replace(/\.tsx?$/, '.js')}`),
    );
    const modules = [...manifest.components, ...manifest.functions].map(({ module }) => module);
    expect(modules.filter((module) => !built.has(module))).toEqual([]);
    expect(JSON.stringify(manifest)).not.toMatch(/import\(|node_modules|[A-Z]:\\\\|"\/|\/packages\//);
    expect(JSON.stringify(manifest)).not.toContain(process.cwd());
  });

  test('names the stories as Storybook does', () => {
    const all = manifest.components.flatMap(({ stories }) => stories.map(({ id }) => id));
    const indexed = files
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const csf = loadCsf(readFileSync(`${sources}${file}`, 'utf8'), { fileName: file, makeTitle: String }).parse();
        return csf.stories.map(({ id }) => id);
      });
    expect(all.filter((id) => !indexed.includes(id))).toEqual([]);
    const withoutStories = manifest.components.filter(
      ({ name, stories }) => stories.length === 0 && name !== 'UiProvider',
    );
    expect(withoutStories.map(({ name }) => name)).toEqual([]);
    // Parses every story file.
  }, 30_000);

  test('the short guide has a line for each of them', () => {
    const guide = llmsText(manifest).split('\n');
    const named = [...manifest.components, ...manifest.functions];
    expect(
      named.filter(({ name }) => !guide.some((line) => line.startsWith(`- ${name}`))).map(({ name }) => name),
    ).toEqual([]);
    expect(guide.find((line) => line.startsWith('- Accordion:'))).toContain('[APG accordion; WCAG 2.5.8 target size]');
    expect(guide.length).toBeLessThan(260);
  });
});
