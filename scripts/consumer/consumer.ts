import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { proveBreaks } from './consumerBreaks.ts';
import { proveConsumer } from './consumerProof.ts';

/**
 * Installs the packed packages in apps that know nothing of this repository, type-checks them with TypeScript 6 and 7,
 * builds, renders every public component in a browser and on React's server renderer, and hydrates, under the strict CSP.
 * With `--prove-breaks` it breaks the installed kit in each way that this is to catch, and expects to fail.
 */
const folder = resolve('.cache/consumer');
const packed = `${folder}/packed`;
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

for (const entry of ['src', 'dist', 'dist-server', 'dist-button', 'packed'])
  rmSync(`${folder}/${entry}`, { recursive: true, force: true });
mkdirSync(packed, { recursive: true });
// The apps of frameworks have a proof of their own.
cpSync('consumer', folder, { recursive: true, filter: (source) => source !== 'consumer/apps' });

/** Every public name, types too: what the apps happen to use would not notice a missing one. */
const names = readFileSync('packages/ui/test/publicApi/exports.txt', 'utf8').trim().split('\n');
const exported = names.map((name) => `  ${name},`).join('\n');
writeFileSync(`${folder}/src/everyName.ts`, `export {\n${exported}\n} from '@oraculo/ui';\n`);

for (const name of ['ui', 'api-client']) {
  run(`packages/${name}`, 'npm', 'pack', '--silent', '--pack-destination', packed);
  const file = readdirSync(packed).find((entry) => entry.startsWith(`oraculo-${name}-`));
  renameSync(`${packed}/${file}`, `${packed}/${name}.tgz`);
}
console.log('consumer: installing the packed files');
// Also what a proof of breaks that was stopped may have left behind.
const links = `${folder}/node_modules/.pnpm`;
const kept = existsSync(links) ? readdirSync(links).filter((entry) => entry.startsWith('@oraculo')) : [];
for (const entry of ['@oraculo', ...kept.map((name) => `.pnpm/${name}`)])
  rmSync(`${folder}/node_modules/${entry}`, { recursive: true, force: true });
rmSync(`${folder}/pnpm-lock.yaml`, { force: true });
const install = ['install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts', '--silent'];
run(folder, 'npx', '--no-install', 'pnpm', ...install);

if (process.argv.includes('--prove-breaks')) {
  process.exitCode = (await proveBreaks(folder)) ? 0 : 1;
} else {
  const faults = await proveConsumer(folder);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
