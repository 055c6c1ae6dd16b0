import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const config = ts.getParsedCommandLineOfConfigFile(path('../../../tsconfig.json'), {}, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(String(diagnostic.messageText));
  },
} satisfies ts.ParseConfigFileHost);
const entry = path('../src/index.ts');
const program = ts.createProgram([entry, path('../src/vite-env.d.ts')], { ...config?.options, noEmit: true });
const checker = program.getTypeChecker();
const source = program.getSourceFile(entry);
const entrySymbol = source && checker.getSymbolAtLocation(source);
if (!entrySymbol) throw new Error('src/index.ts has no exports');

const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const textOf = (type: ts.Type) =>
  checker.typeToString(type, undefined, NoTruncation | UseAliasDefinedOutsideCurrentScope);

const published = checker
  .getExportsOfModule(entrySymbol)
  .map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const isType = (symbol: ts.Symbol) =>
  (symbol.flags & ts.SymbolFlags.Type) !== 0 && !(symbol.flags & ts.SymbolFlags.Value);

/** Of a union (“with a label or with an aria-label”) every property of every member, each once. */
function propertiesOf(type: ts.Type): Map<string, string> {
  const lines = new Map<string, string>();
  for (const member of type.isUnion() ? type.types : [type]) {
    for (const property of checker.getPropertiesOfType(member)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const line = `${property.name}${isOptional ? '?' : ''}: ${textOf(checker.getTypeOfSymbol(property))}`;
      const known = lines.get(property.name);
      lines.set(property.name, known && known !== line ? `${known} | ${line}` : line);
    }
  }
  return lines;
}

test('the names that the package offers', () => {
  expect(published.map(({ name, symbol }) => (isType(symbol) ? `type ${name}` : name)).join('\n')).toMatchFileSnapshot(
    'publicApi/exports.txt',
  );
});

const propTypes = published.filter(({ name, symbol }) => isType(symbol) && name.endsWith('Props'));

test.each(propTypes.map(({ name, symbol }) => [name.replace(/Props$/, ''), symbol] as const))(
  'the props of %s',
  async (component, symbol) => {
    const lines = [...propertiesOf(checker.getDeclaredTypeOfSymbol(symbol)).values()].toSorted();
    await expect(lines.join('\n')).toMatchFileSnapshot(`publicApi/${component}.txt`);
  },
);

test('no component takes className or style', () => {
  const open = propTypes.filter(({ symbol }) => {
    const properties = propertiesOf(checker.getDeclaredTypeOfSymbol(symbol));
    return properties.has('className') || properties.has('style');
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('nothing is disabled without a reason', () => {
  const open = propTypes.filter(({ symbol }) => {
    const properties = propertiesOf(checker.getDeclaredTypeOfSymbol(symbol));
    return properties.has('isDisabled') || properties.has('disabled');
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});
