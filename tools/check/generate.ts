import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { generators } from './generators.ts';

/** `npm run generate -- openapi coverage` writes the named generated files; without a name, all of them. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in generators));
if (unknown.length > 0) {
  console.log(`npm run generate -- [${Object.keys(generators).join('] [')}]   without a name: all`);
  process.exit(names.includes('--help') ? 0 : 2);
}

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) };
for (const name of names.length > 0 ? names : Object.keys(generators)) {
  for (const command of generators[name] ?? []) {
    console.log(`${name}: ${command}`);
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}
