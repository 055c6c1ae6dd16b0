import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** `npm run generate -- openapi coverage`: writes what is written from sources. Without a name, all of it. */
const generated: Readonly<Record<string, readonly string[]>> = {
  openapi: ['tsx packages/api-client/scripts/writeOpenApi.ts'],
  coverage: ['tsx tools/check/requirements/coverage.ts --write'],
  licences: ['tsx tools/release/licences.ts'],
  settings: ['tsx packages/gateway/scripts/writeSettings.ts'],
  pictures: ['vitest run --project visual -u', 'tsx tools/check/pictures/pictures.ts'],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in generated));
if (unknown.length > 0) {
  console.log(`npm run generate -- [${Object.keys(generated).join('] [')}]   without a name: all`);
  process.exit(names.includes('--help') ? 0 : 2);
}

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) };
for (const name of names.length > 0 ? names : Object.keys(generated)) {
  for (const command of generated[name] ?? []) {
    console.log(`${name}: ${command}`);
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}
