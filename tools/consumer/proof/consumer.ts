import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { proveBreaks } from './consumerBreaks.ts';
import { proveConsumer } from './consumerProof.ts';
import { installPacked, pack } from './packed.ts';

/**
 * Installs the packed packages in apps that know nothing of this repository. Type-checks them with TypeScript 6 and 7,
 * builds them, renders every public component in a browser and on React’s server renderer, and hydrates it under the
 * strict CSP. `--react=19.2.0` installs that version of React. With `--prove-breaks` it breaks the installed kit on
 * purpose, and passes only if every break is detected.
 */
const folder = resolve('.cache/consumer');

for (const entry of ['src', 'dist', 'dist-server', 'dist-button', 'packed'])
  rmSync(`${folder}/${entry}`, { recursive: true, force: true });
cpSync('tools/consumer/page', folder, { recursive: true });
cpSync('tools/testkit/kit/gallery.tsx', `${folder}/src/gallery.tsx`);

const react = process.argv.find((word) => word.startsWith('--react='))?.slice('--react='.length);
if (react) {
  const app = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { dependencies: Record<string, string> };
  Object.assign(app.dependencies, { react, 'react-dom': react });
  writeFileSync(`${folder}/package.json`, JSON.stringify(app));
}

/** Every public name, including types, because the apps do not use all of them. */
const names = readFileSync('packages/ui/test/publicApi/exports.txt', 'utf8').trim().split('\n');
const exported = names.map((name) => `  ${name},`).join('\n');
writeFileSync(`${folder}/src/everyName.ts`, `export {\n${exported}\n} from '@oraculo/ui';\n`);

pack('ui', folder);
pack('api-client', folder);
console.log('consumer: installing the packed files');
installPacked(folder, '--ignore-workspace');

if (process.argv.includes('--prove-breaks')) {
  process.exitCode = (await proveBreaks(folder)) ? 0 : 1;
} else {
  const faults = await proveConsumer(folder);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
