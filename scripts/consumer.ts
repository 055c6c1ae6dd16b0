import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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

for (const entry of ['src', 'dist', 'dist-server', 'packed'])
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

for (const compiler of ['typescript', 'typescript7']) {
  run(folder, 'node', `node_modules/${compiler}/bin/tsc`, '-p', 'tsconfig.json');
  step(
    `types hold with ${compiler} ${JSON.parse(readFileSync(`${folder}/node_modules/${compiler}/package.json`, 'utf8')).version}`,
  );
}
run(folder, 'node', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
run(
  folder,
  'node',
  'node_modules/vite/bin/vite.js',
  'build',
  '--logLevel',
  'error',
  '--ssr',
  'src/server.tsx',
  '--outDir',
  'dist-server',
);

const server = (await import(pathToFileURL(`${folder}/dist-server/server.js`).href)) as { render: () => string };
const page = readFileSync(`${folder}/dist/hydrate.html`, 'utf8');
writeFileSync(
  `${folder}/dist/hydrate.html`,
  page.replace('<div id="root"></div>', `<div id="root">${server.render()}</div>`),
);

const site = await serveStrictly(`${folder}/dist`);
const browser = await chromium.launch(await findChromium());
const faults: string[] = [];
for (const name of ['index.html', 'hydrate.html', 'button.html']) {
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
  if (name !== 'button.html' && shown === 0) faults.push(`${name}: nothing was rendered`);
  await tab.close();
}
await browser.close();
await site.close();

const buttonScripts = readdirSync(`${folder}/dist/assets`).filter((file) => /^button-.*\.js$/.test(file));
for (const file of buttonScripts) {
  if (/Selecione a data/.test(readFileSync(`${folder}/dist/assets/${file}`, 'utf8'))) {
    faults.push(`${file}: an app with a button alone ships the calendar`);
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
