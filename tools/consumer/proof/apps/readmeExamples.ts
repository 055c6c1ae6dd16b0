import { readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.ts';

/** Names that the text around an example introduces. */
function importsOf(example: string, exported: readonly string[], name: string): string {
  const used = exported.filter((one) => new RegExp(`(?<![.\\w])${one}\\b`).test(example));
  const isThere = (one: string) => new RegExp(`import [^;]*\\b${one}\\b[^;]*;|const ${one} =`).test(example);
  const missing = used.filter((one) => !isThere(one));
  return missing.length > 0 ? `import { ${missing.join(', ')} } from '${name}';\n` : '';
}

/** Compiles each example of a package’s README as its own module, with the strictest settings and with none. */
export async function compileReadme(folder: string, name: string): Promise<string[]> {
  const types = readFileSync(`${folder}/node_modules/${name}/dist/index.d.ts`, 'utf8');
  const exported = [...types.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    )
    .filter(Boolean);
  const readme = readFileSync(`${folder}/node_modules/${name}/README.md`, 'utf8');
  const examples = [...readme.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  for (const [index, code] of examples.entries())
    writeFileSync(
      `${folder}/readme/example${index + 1}.tsx`,
      `${importsOf(code, exported, name)}${code}\nexport {};\n`,
    );
  if (examples.length < 8) return [`the README has ${examples.length} examples: the pattern no longer finds them`];
  const tsc = (...flags: string[]) =>
    run(folder, 'node_modules/.bin/tsc', ['-p', 'tsconfig.readme.json', '--pretty', 'false', ...flags]);
  return [...(await tsc()), ...(await tsc('--strict', 'false', '--exactOptionalPropertyTypes', 'false'))];
}
