import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { apiBase, startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';
import { signIns } from '@oraculo/gateway/src/seed/seedUsers.ts';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { compileReadme } from '../apps/readmeExamples.ts';
import { installPacked, pack } from '../packed.ts';
import { checkJourney, type Journey } from './checkJourney.ts';
import { lossyOrigin } from './lossyOrigin.ts';

/**
 * Installs the packed client in its own app and runs one journey in this Node, in a newer Node, in workerd and in a
 * browser, against a gateway whose proxy loses answers.
 */
const folder = resolve('.cache/consumer-client');
const say = (text: string) => console.log(`consumer client: ${text}`);

function install() {
  for (const entry of ['src', 'dist', 'readme']) rmSync(`${folder}/${entry}`, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('tools/consumer/client', folder, { recursive: true });
  pack('api-client', folder);
  say('installing the packed file');
  // Without hoisting, the declarations find only what their package depends on.
  installPacked(folder, '--ignore-workspace', '--config.hoist=false', '--config.confirmModulesPurge=false');
}

const built = { root: folder, configFile: false, logLevel: 'warn' } as const;
async function buildBundles() {
  const lib = { entry: 'src/worker.mjs', formats: ['es' as const], fileName: () => 'worker.mjs' };
  await build({ ...built, build: { lib, minify: false } });
  await build({ ...built, build: { emptyOutDir: false, modulePreload: { polyfill: false } } });
}

/** The Node that miniflare requires, from npm if npm has it for this machine. */
function newerNode(): string {
  const installed = `${folder}/node_modules/node-linux-${process.arch}/bin/node`;
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  throw new Error('This machine has no Node from npm: run this with Node 22 or newer.');
}

install();
const { status, stdout } = spawnSync('node', ['node_modules/typescript/bin/tsc'], { cwd: folder, encoding: 'utf8' });
if (status !== 0) throw new Error(`The packed file has type errors:\n${stdout}`);
say('types hold, those of its declarations as well');
const examples = await compileReadme(folder, '@oraculo/api-client');
if (examples.length > 0) throw new Error(`The examples of the README do not compile:\n${examples.join('\n')}`);
say('the examples of the README compile');
const help = spawnSync('node_modules/.bin/oraculo-api-client', ['--help'], { cwd: folder, encoding: 'utf8' });
if (!help.stdout?.startsWith('Usage:'))
  throw new Error(`The packed file's conformance check does not start: ${help.stderr}`);
say('the conformance check starts');
await buildBundles();
const gateway = await startTestGateway();
const origin = await lossyOrigin(`${folder}/dist`, gateway.origin);
const { username, password } = signIns[0]!;
const { applicationKey } = gateway.config;
const settingsFor = (baseUrl: string) => ({ baseUrl, applicationKey, username, password });

async function inProcess(node: string, script: string): Promise<Journey> {
  const env = { ...process.env, SETTINGS: JSON.stringify(settingsFor(`${origin.url}${apiBase}`)), NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(node, [script], { cwd: folder, env, timeout: 60_000 });
  return JSON.parse(stdout);
}

async function inBrowser(): Promise<Journey> {
  const browser = await chromium.launch(await findCurrentChromium());
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const devTools = await page.context().newCDPSession(page);
    // A connection of 8 MB/s: the upload takes a second, and its progress has steps.
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 8_000_000 };
    await devTools.send('Network.emulateNetworkConditions', line);
    await page.goto(`${origin.url}/index.html`);
    await page.waitForFunction('globalThis.playJourney');
    // As text, because the loader of this script would add its helper to a function.
    return await page.evaluate(`globalThis.playJourney(${JSON.stringify(settingsFor(apiBase))})`);
  } finally {
    await browser.close();
  }
}

/** Each runtime, the name that it reports, and the minimum number of progress reports. */
const runtimes: [name: string, play: () => Promise<Journey>, expected: { runtime: RegExp; steps: number }][] = [
  [`Node ${process.version}`, () => inProcess(process.execPath, 'src/node.mjs'), { runtime: /^$|^Node/, steps: 2 }],
  ['a newer Node', () => inProcess(newerNode(), 'src/node.mjs'), { runtime: /^Node\.js\/2[2-9]/, steps: 2 }],
  ['workerd', () => inProcess(newerNode(), 'src/workerd.mjs'), { runtime: /^Cloudflare-Workers/, steps: 2 }],
  ['a browser', inBrowser, { runtime: /Chrome/, steps: 4 }],
];
const faults: string[] = [];
for (const [name, play, expected] of runtimes) {
  origin.reportKeys.clear();
  try {
    const seen = await play();
    const odd = checkJourney(seen, expected);
    if (String([...origin.reportKeys.values()]) !== '2') odd.push('one key goes along with two requests');
    faults.push(...odd.map((fault) => `${name}: ${fault}`));
    say(
      `${name}: ${seen.rows} rows, ${seen.progress.length} steps of progress, ${seen.reports} report of 2 requests, ` +
        `request ${seen.error.requestId}`,
    );
  } catch (error) {
    faults.push(`${name}: ${String(error)}`);
  }
}
await origin.close();
await gateway[Symbol.asyncDispose]();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
