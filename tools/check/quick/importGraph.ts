import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

interface Import {
  from: string;
  /** Empty if the whole module is imported: by `import()`, `import * as`, `export *`, or without names. */
  names: string[];
}

const statement = /^(?:import|export)\s+(type\s)?([^'"`;]*?)\bfrom\s+'([^']+)'/gm;
const wholeModule = /(?:^import|\bimport\()\s*'([^']+)'/gm;

/**
 * The imports and re-exports of a source that the formatter has formatted. Types are left out, because the compiler
 * checks them.
 */
export function importsOf(source: string): Import[] {
  const named = [...source.matchAll(statement)].flatMap(([, type, clause = '', from = '']): Import[] => {
    if (type !== undefined) return [];
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    if (braces === undefined) return [{ from, names: [] }];
    const names = braces
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0]!);
    return names.length > 0 ? [{ from, names }] : [];
  });
  const whole = [...source.matchAll(wholeModule)].map(([, from = '']): Import => ({ from, names: [] }));
  return [...named, ...whole];
}

/** The packages whose index re-exports names of other files. */
const indexes: Record<string, string> = {
  '@oraculo/ui': 'packages/ui/src/index.ts',
  '@oraculo/ui/testing': 'packages/ui/src/testing/index.ts',
  '@oraculo/api-client': 'packages/api-client/src/index.ts',
  '@oraculo/api-client/fixtures': 'packages/api-client/src/fixtures/index.ts',
  '@oraculo/api-client/contract': 'packages/api-client/src/contract/index.ts',
};

function pathOf(from: string, file: string): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from);
  return from
    .replace(/^@oraculo-tools\//, 'tools/')
    .replace(/^@oraculo\//, 'packages/')
    .replace(/^#\.storybook\//, '.storybook/');
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The imports of each file. An import of one name from an index counts as an import of the file that has the name. */
export function readImports(files: readonly string[]): Map<string, Set<string>> {
  const sources = new Map(files.map((file) => [file, importsOf(readFileSync(file, 'utf8'))]));
  const targetOf = (from: string, file: string) => {
    const path = indexes[from] ?? pathOf(from, file);
    return [path, `${path}.ts`, `${path}.tsx`].find((each) => sources.has(each) || isFile(each));
  };
  const homeOf = (index: string) =>
    new Map(
      (sources.get(index) ?? []).flatMap(({ from, names }) => {
        const home = targetOf(from, index);
        return home === undefined ? [] : names.map((name): [string, string] => [name, home]);
      }),
    );
  const homes = new Map(Object.values(indexes).map((index) => [index, homeOf(index)]));
  const targets = ({ from, names }: Import, file: string): string[] => {
    const target = targetOf(from, file);
    if (target === undefined) return [];
    const home = homes.get(target);
    return home === undefined || names.length === 0 ? [target] : names.map((name) => home.get(name) ?? target);
  };
  return new Map(
    [...sources].map(([file, imports]) => [file, new Set(imports.flatMap((each) => targets(each, file)))]),
  );
}
