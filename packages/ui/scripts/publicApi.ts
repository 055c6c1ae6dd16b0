import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const config = ts.getParsedCommandLineOfConfigFile(path('../tsconfig.json'), {}, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(String(diagnostic.messageText));
  },
} satisfies ts.ParseConfigFileHost);
const entry = path('../src/index.ts');
const program = ts.createProgram([entry, path('../src/vite-env.d.ts')], { ...config?.options, noEmit: true });
export const checker = program.getTypeChecker();
const source = program.getSourceFile(entry);
/** The kit's own sources that `src/index.ts` leads to. */
export const modules = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(path('../src/')));
const entrySymbol = source && checker.getSymbolAtLocation(source);
if (!entrySymbol) throw new Error('src/index.ts has no exports');

const { InTypeAlias, NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;

/** The members of a union A–Z, `undefined` last: the checker's own order changes with every file that names one of them first. */
function sortUnion(text: string) {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/=>|[([{<>}\])]| \| /g)) {
    if (sign === '=>') return text;
    if (sign !== ' | ') depth += '([{<'.includes(sign) ? 1 : -1;
    else if (depth === 0) {
      members.push(text.slice(start, index));
      start = index + sign.length;
    }
  }
  const isLast = (member: string) => Number(member === 'undefined');
  return [...members, text.slice(start)].toSorted((a, b) => isLast(a) - isLast(b) || (a < b ? -1 : 1)).join(' | ');
}

export const textOf = (type: ts.Type) =>
  sortUnion(checker.typeToString(type, undefined, NoTruncation | UseAliasDefinedOutsideCurrentScope));

/** The type behind the name of an alias. */
export const definitionOf = (type: ts.Type) =>
  sortUnion(checker.typeToString(type, undefined, InTypeAlias | NoTruncation | UseAliasDefinedOutsideCurrentScope));

/** Everything that `src/index.ts` exports, A–Z, aliases followed to where they are declared. */
export const published = checker
  .getExportsOfModule(entrySymbol)
  .map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

export const isType = (symbol: ts.Symbol) =>
  (symbol.flags & ts.SymbolFlags.Type) !== 0 && !(symbol.flags & ts.SymbolFlags.Value);

/** Of a union (“one value or several”) every property of every member, each once by its name. */
export function propertiesOf(type: ts.Type): Map<string, ts.Symbol[]> {
  const found = new Map<string, ts.Symbol[]>();
  for (const member of type.isUnion() ? type.types : [type]) {
    for (const property of checker.getPropertiesOfType(member)) {
      found.set(property.name, [...(found.get(property.name) ?? []), property]);
    }
  }
  return found;
}
