import { chromium } from 'playwright';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { proveBuiltPage } from './builtPage.ts';
import { proveButton } from './button.ts';
import { proveForms } from './forms.ts';
import { proveHosts } from './hosts.ts';
import { type App, installApps, say } from './install.ts';
import { proveServer } from './serverPage.ts';
import { run } from './run.ts';

/**
 * Installs the packed kit in one app for each framework, test runner and foreign stylesheet that its README names, and
 * tests it there. `npm run tool -- apps next hosts` tests only the named apps. `--react=19.2.0` tests all apps with
 * that React; `--react=other` tests each app with the other one of the oldest and the newest. `hosts` runs once,
 * because it does not depend on React.
 */
const apps: App[] = [
  { name: 'node', prove: ({ folder }) => run(folder, 'node', ['render.mjs']) },
  { name: 'vitest', prove: ({ folder }) => run(folder, 'node_modules/.bin/vitest', ['run']) },
  { name: 'jest', prove: ({ folder }) => run(folder, 'node_modules/.bin/jest', ['--testTimeout=60000']) },
  {
    name: 'webpack',
    prove: async (place) => [...(await run(place.folder, 'node', ['build.cjs'])), ...(await proveBuiltPage(place))],
  },
  { name: 'button', prove: proveButton },
  { name: 'forms', prove: proveForms },
  { name: 'hosts', prove: proveHosts },
  {
    name: 'router',
    prove: (place) =>
      proveServer(place, {
        build: ['node_modules/.bin/react-router', ['build']],
        start: ['node_modules/.bin/react-router-serve', ['build/server/index.js']],
        develop: ['node_modules/.bin/react-router', ['dev', '--host', '127.0.0.1', '--port', '$PORT']],
      }),
  },
  {
    name: 'next',
    prove: (place) =>
      proveServer(place, {
        build: ['node_modules/.bin/next', ['build']],
        start: ['node_modules/.bin/next', ['start']],
        develop: ['node_modules/.bin/next', ['dev', '--hostname', '127.0.0.1']],
        policy: /'nonce-.+style-src-attr 'none'/,
        // Chunks of Turbopack have no names. A lazy chunk is one that is not listed in the page.
        isLater: (html) => (path) => path.endsWith('.js') && !html.includes(path),
      }),
  },
];

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const react = process.argv.find((word) => word.startsWith('--react='))?.slice('--react='.length);
const unknown = chosen.filter((name) => !apps.some((app) => app.name === name));
if (unknown.length > 0) throw new Error(`there is no app ${unknown.join(', ')}`);

const root = installApps(react);
const browser = await chromium.launch(await findCurrentChromium());
const failed: string[] = [];
const isChosen = ({ name }: App) => (chosen.length === 0 ? !(react && name === 'hosts') : chosen.includes(name));
for (const { name, prove } of apps.filter(isChosen)) {
  const startedAt = performance.now();
  const faults = await prove({ name, folder: `${root}/${name}`, browser });
  say(`${faults.length === 0 ? 'holds ' : 'FAILED'} ${name}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) failed.push(name);
}
await browser.close();
process.exitCode = failed.length === 0 ? 0 : 1;
