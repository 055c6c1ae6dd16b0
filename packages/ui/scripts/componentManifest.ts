import ts from 'typescript';
import { checker, definitionOf, isType, propertiesOf, published, textOf } from './publicApi.ts';
import { readStoryFiles, type StoryFile } from './storyFiles.ts';

interface PropEntry {
  name: string;
  type: string;
  isRequired: boolean;
  description?: string;
  default?: string;
}

export interface ComponentEntry {
  name: string;
  /** The file in the package that it is in. */
  module: string;
  purpose: string;
  props: PropEntry[];
  /** The public patterns and criteria that its stories prove. */
  rules: string[];
  stories: { id: string; name: string }[];
}

export interface FunctionEntry {
  name: string;
  module: string;
  purpose: string;
  type?: string;
}

export interface TypeEntry {
  name: string;
  module: string;
  purpose: string;
  /** The members of an object of this type. */
  members?: PropEntry[];
  /** The type itself, where it is no object. */
  type?: string;
}

const docOf = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
/** As a sentence of a list; a purpose keeps its paragraphs. */
const lineOf = (symbol: ts.Symbol) => docOf(symbol).replaceAll(/\s*\n\s*/g, ' ');
const tagOf = (symbol: ts.Symbol, name: string) => {
  const tag = symbol.getJsDocTags(checker).find((entry) => entry.name === name);
  return tag && ts.displayPartsToString(tag.text);
};
const unique = <Item>(items: Item[]) => [...new Set(items)];
const typeOf = (symbol: ts.Symbol) => textOf(checker.getTypeOfSymbol(symbol));

/** `isRequired` says which props are optional; a lone function then needs no brackets. */
function withoutUndefined(type: string) {
  const rest = type.replace(/ \| undefined$/, '');
  const isOneFunction = rest.startsWith('((') && !rest.includes(') | (');
  return isOneFunction ? rest.slice(1, -1) : rest;
}

/** `components/Button/Button.tsx`: the same below `src` and, built, below `dist`. */
function sourceOf(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName.split('/packages/ui/src/')[1];
  if (!file) throw new Error(`${symbol.name} is declared outside of the kit`);
  return file;
}
const moduleOf = (source: string) => `dist/${source.replace(/\.css\.ts$/, '.styles.js').replace(/\.tsx?$/, '.js')}`;
const folderOf = (source: string) => source.slice(0, source.lastIndexOf('/'));

const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** A prop that some members of the union lack or refuse (`tone?: undefined`) is not required. */
function propsOf(type: ts.Type): PropEntry[] {
  return [...propertiesOf(type)]
    .map(([name, members]) => {
      const accepted = members.filter((member) => typeOf(member) !== 'undefined');
      if (accepted.length === 0) return undefined;
      const description = accepted.map(lineOf).find(Boolean);
      const preset = accepted.map((member) => tagOf(member, 'default')).find(Boolean);
      return {
        name,
        type: withoutUndefined(unique(accepted.map(typeOf)).join(' | ')),
        isRequired: !members.some(isOptional),
        ...(description && { description }),
        ...(preset && { default: preset }),
      };
    })
    .filter((prop) => prop !== undefined)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The stories that name the component; where none does, those of its folder that name no other public one. */
function storiesOf(name: string, source: string, files: StoryFile[], names: Set<string>): StoryFile[] {
  const own = files.filter((file) => file.component === name);
  if (own.length > 0) return own;
  const beside = files.filter((file) => folderOf(file.file) === folderOf(source));
  const unnamed = beside.filter(({ component }) => !component || !names.has(component));
  return unnamed.length > 0 ? unnamed : beside;
}

const isObject = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.every(isObject) : !!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));

/** The types that a prop or a function names, so that nobody has to look for them in the declarations. */
function typeEntry({ name, symbol }: (typeof published)[number]): TypeEntry {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = isObject(type) ? propsOf(type) : [];
  return {
    name,
    module: moduleOf(sourceOf(symbol)),
    purpose: docOf(symbol),
    ...(members.length > 0 ? { members } : { type: definitionOf(type) }),
  };
}

/** Props stand with their component; the catalogue of messages would be longer than the rest of the file. */
const isTold = (name: string) => !name.endsWith('Props') && name !== 'Messages' && name !== 'MessageOverrides';

/** Parts of this product's specification are read by nobody who has the package alone. */
const isPublic = (rule: string) => /^(?:APG|ARIA|WCAG) /.test(rule);

const isComponent = (name: string, symbol: ts.Symbol) => /^[A-Z]/.test(name) && !isType(symbol);

export function componentManifest(version: string) {
  const files = readStoryFiles();
  const values = published.filter(({ symbol }) => !isType(symbol));
  const names = new Set(values.map(({ name }) => name));
  const components = values
    .filter(({ name, symbol }) => isComponent(name, symbol))
    .map(({ name, symbol }): ComponentEntry => {
      const source = sourceOf(symbol);
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const [props] = signature?.getParameters() ?? [];
      const shown = storiesOf(name, source, files, names);
      return {
        name,
        module: moduleOf(source),
        purpose: docOf(symbol),
        props: props ? propsOf(checker.getTypeOfSymbol(props)) : [],
        rules: unique(
          shown.flatMap(({ spec, stories }) => [...spec, ...stories.flatMap((story) => story.spec)]).filter(isPublic),
        ),
        stories: shown.flatMap(({ stories }) => stories.map(({ id, name: shownName }) => ({ id, name: shownName }))),
      };
    });
  const functions = values
    .filter(({ name, symbol }) => !isComponent(name, symbol))
    .map(
      ({ name, symbol }): FunctionEntry => ({
        name,
        module: moduleOf(sourceOf(symbol)),
        purpose: docOf(symbol),
        // The whole catalogue and all tokens would be longer than the rest of the file.
        ...(typeOf(symbol).length < 300 && { type: typeOf(symbol) }),
      }),
    );
  const types = published.filter(({ name, symbol }) => isType(symbol) && isTold(name)).map(typeEntry);
  return { name: '@oraculo/ui', version, components, functions, types };
}

export type ComponentManifest = ReturnType<typeof componentManifest>;
