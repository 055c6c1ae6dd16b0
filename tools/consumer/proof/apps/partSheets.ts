import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const kitOf = (folder: string) => `${folder}/node_modules/@oraculo/ui`;

/** The stylesheets of the build that belong to no component: fonts with shared styles, and all tokens. */
const general = ['base', 'tokens'];

/** Imports the stylesheets of all parts in reverse order, the shared ones last, because their order must not matter. */
export function importEverySheet(folder: string): string[] {
  const sheets = readdirSync(`${kitOf(folder)}/dist/css`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.slice(0, -'.css'.length));
  const parts = sheets.filter((name) => !general.includes(name)).toReversed();
  const imports = [...parts, 'base'].map((name) => `import '@oraculo/ui/css/${name}.css';\n`);
  writeFileSync(`${folder}/src/everySheet.ts`, imports.join(''));
  const { components } = JSON.parse(readFileSync(`${kitOf(folder)}/dist/components.json`, 'utf8')) as {
    components: { name: string }[];
  };
  const missing = components.filter(({ name }) => !sheets.includes(name));
  return missing.map(({ name }) => `${name} has no sheet of its own`);
}
