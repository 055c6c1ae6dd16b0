import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';
import { serveStrictly } from './serveStrictly.ts';

/**
 * Installs the packed packages in apps that know nothing of this repository, type-checks them with TypeScript 6 and 7,
 * builds, renders every public component in a browser and on React's server renderer, and hydrates, under the strict CSP.
 */
const folder = resolve('.cache/consumer');
const packed = `${folder}/packed`;
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
const step = (text: string) => console.log(`consumer: ${text}`);

for (const entry of ['src', 'dist', 'dist-server', 'dist-button', 'packed'])
  rmSync(`${folder}/${entry}`, { recursive: true, force: true });
mkdirSync(packed, { recursive: true });
cpSync('consumer', folder, { recursive: true });
for (const name of ['ui', 'api-client']) {
  run(`packages/${name}`, 'npm', 'pack', '--silent', '--pack-destination', packed);
  const file = readdirSync(packed).find((entry) => entry.startsWith(`oraculo-${name}-`));
  renameSync(`${packed}/${file}`, `${packed}/${name}.tgz`);
}
step('installing the packed files');
rmSync(`${folder}/node_modules/@oraculo`, { recursive: true, force: true });
rmSync(`${folder}/pnpm-lock.yaml`, { force: true });
run(
  folder,
  'npx',
  '--no-install',
  'pnpm',
  'install',
  '--ignore-workspace',
  '--prefer-offline',
  '--ignore-scripts',
  '--silent',
);

const vite = 'node_modules/vite/bin/vite.js';
for (const compiler of ['typescript', 'typescript7']) {
  run(folder, 'node', `node_modules/${compiler}/bin/tsc`, '-p', 'tsconfig.json');
  step(
    `types hold with ${compiler} ${JSON.parse(readFileSync(`${folder}/node_modules/${compiler}/package.json`, 'utf8')).version}`,
  );
}
run(folder, 'node', vite, 'build', '--logLevel', 'error');
run(folder, 'node', vite, 'build', '--logLevel', 'error', '--ssr', 'src/server.tsx', '--outDir', 'dist-server');

// In a process of its own: here the package names lead to the sources.
const rendered = execFileSync(
  'node',
  ['--input-type=module', '-e', "process.stdout.write((await import('./dist-server/server.js')).render())"],
  { cwd: folder, encoding: 'utf8' },
);
const page = readFileSync(`${folder}/dist/hydrate.html`, 'utf8');
writeFileSync(`${folder}/dist/hydrate.html`, page.replace('<div id="root"></div>', `<div id="root">${rendered}</div>`));

const site = await serveStrictly(`${folder}/dist`);
const browser = await chromium.launch(await findChromium());
const faults: string[] = [];
for (const name of ['index.html', 'hydrate.html']) {
  const tab = await browser.newPage({ locale: 'en-US' });
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${name}: ${message.text()}`);
  });
  tab.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
  await tab.goto(`${site.url}/${name}`, { waitUntil: 'networkidle' });
  const shown = await tab
    .locator('[data-part]')
    .evaluateAll((parts) => parts.filter((part) => part.childElementCount > 0).length);
  step(`${name}: ${shown} components shown`);
  if (shown === 0) faults.push(`${name}: nothing was rendered`);
  await tab.close();
}
await browser.close();
await site.close();

// Built by itself, so that nothing is shared with the other pages; a calendar cannot be without its cells.
run(folder, 'node', vite, 'build', '--logLevel', 'error', '--config', 'vite.button.config.ts');
const shipped = readdirSync(`${folder}/dist-button/assets`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(`${folder}/dist-button/assets/${file}`, 'utf8'))
  .join('');
step(`an app with a button alone ships ${Math.round(shipped.length / 1000)} kB of script, React included`);
if (!shipped.includes('aria-busy')) faults.push('the button is not in the app that imports it');
if (shipped.includes('gridcell')) faults.push('an app with a button alone ships the calendar');

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
