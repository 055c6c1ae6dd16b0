import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import { buildPackage, checkTypes, installPeers } from './prepare.ts';
import { median, sample } from './sample.ts';
import { works } from './src/works.ts';

const [commit = '', roundsText = '5', only = ''] = process.argv.slice(2);
if (!/^[\da-f]{7,40}$/.test(commit)) {
  console.log(`npm run tool -- bench-before commit [rounds [part of a title]]
Measures the kit of an earlier commit and of this one in turns in one browser, as multiples of plain HTML.
The earlier one is built in .cache, once.`);
  process.exit(2);
}

/** Builds the benchmark pages of the earlier commit with the dependencies of its lockfile. */
function buildEarlier(): string {
  const folder = resolve('.cache/bench-before', commit);
  // In older commits the benchmark is in `bench/`.
  const builtPages = () => ['bench', 'tools/bench/peers'].map((place) => `${folder}/${place}/dist`).find(existsSync);
  const before = builtPages();
  if (before) return before;
  mkdirSync(folder, { recursive: true });
  const tree = execFileSync('git', ['archive', commit], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: tree });
  const peers = existsSync(`${folder}/bench`) ? 'bench' : 'tools/bench/peers';
  for (const place of [folder, `${folder}/${peers}`])
    execFileSync('npx', ['--yes', 'pnpm@10.34.8', 'install', '--frozen-lockfile'], { cwd: place });
  buildPackage(`${folder}/packages/ui`);
  const vite = [`${folder}/packages/app`, folder]
    .map((place) => `${place}/node_modules/vite/bin/vite.js`)
    .find(existsSync);
  if (!vite) throw new Error(`${commit} has no Vite`);
  execFileSync('node', [vite, 'build', '--config', `${peers}/vite.config.ts`], { cwd: folder });
  return `${folder}/${peers}/dist`;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const earlierPages = buildEarlier();
installPeers();
checkTypes();
buildPackage('packages/ui');
await build({ configFile: `${here}vite.config.ts` });

const sites = {
  earlier: await serveFolder(earlierPages, { policy: 'none' }),
  now: await serveFolder(`${here}dist`, { policy: 'none' }),
};
const browser = await chromium.launch(await findCurrentChromium());
console.log(`| work, ${roundsText} rounds | ${commit} ÷ plain | now ÷ plain | now ÷ ${commit} |\n|---|--:|--:|--:|`);
for (const work of works.filter(({ title, unit }) => unit !== 'left' && title.includes(only))) {
  const samples = { earlier: { plain: [], oraculo: [] }, now: { plain: [], oraculo: [] } } as Record<
    keyof typeof sites,
    Record<'plain' | 'oraculo', number[]>
  >;
  for (let round = 0; round < Number(roundsText); round++) {
    for (const time of ['earlier', 'now'] as const) {
      for (const kit of ['plain', 'oraculo'] as const) {
        const value = await sample(browser, sites[time].url, kit, work);
        if (value !== undefined) samples[time][kit].push(value);
      }
    }
  }
  const own = { earlier: median(samples.earlier.oraculo), now: median(samples.now.oraculo) };
  const ratio = (over: number | undefined, under: number | undefined) =>
    over && under ? (over / under).toFixed(2) : '–';
  const title = `${work.title}${work.slowdown > 1 ? `, ${work.slowdown} × slowed` : ''}`;
  const ratios = (['earlier', 'now'] as const).map((time) => ratio(own[time], median(samples[time].plain)));
  console.log(`| ${title} | ${ratios.join(' | ')} | ${ratio(own.now, own.earlier)} |`);
}
await browser.close();
for (const site of Object.values(sites)) await site.close();
