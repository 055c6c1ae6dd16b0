import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import { type Kit, kits, packageOf } from './kitNames.ts';
import { buildPackage, checkTypes, installPeers } from './prepare.ts';
import { median, sample } from './sample.ts';
import type { Work } from './src/steps.ts';
import { works } from './src/works.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, write: { type: 'boolean' } },
});
if (values.help) {
  console.log(`npm run bench [-- rounds [part of a title]] [--write]
The kit, its peers and plain HTML: sizes and work in one browser session. Medians of 5 interleaved rounds.
A part of a title runs the works that have it in their title, and leaves sizes out.
--write puts the figures into docs/benchmarks.md.`);
  process.exit(0);
}
const [roundsText = '5', only = ''] = positionals;
const rounds = Number(roundsText);
const here = fileURLToPath(new URL('.', import.meta.url));
const printed: string[] = [];
const print = (line: string) => {
  printed.push(line);
  console.log(line);
};

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(`${here}node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

const units = { script: 'ms', task: 'ms', worstEvent: 'ms', slowestKey: 'ms', heap: 'MB', left: '' };

function row(work: Work, samples: Map<Kit, number[]>): string {
  const medians = kits.map((kit) => median(samples.get(kit) ?? []));
  const [baseline, own] = medians;
  const digits = work.unit === 'left' ? 0 : 1;
  const title = `${work.title}${work.slowdown > 1 ? `, ${work.slowdown} × slowed` : ''}`;
  const unit = units[work.unit] && `, ${units[work.unit]}`;
  const ratio = baseline && own && work.unit !== 'left' ? (own / baseline).toFixed(1) : '–';
  return `| ${title}${unit} | ${medians.map((value) => value?.toFixed(digits) ?? '–').join(' | ')} | ${ratio} |`;
}

installPeers();
checkTypes();
buildPackage('packages/ui');
await build({ configFile: `${here}vite.config.ts` });

const site = await serveFolder(`${here}dist`, { policy: 'none' });
const browser = await chromium.launch(await findCurrentChromium());
const versions = Object.entries(packageOf).map(([kit, name]) => `${kit} = ${name} ${versionOf(name)}`);
print(`Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} cores, ${rounds} interleaved rounds.`);
print(`${versions.join(', ')}, React ${versionOf('react')}.`);

print(`\n| work | ${kits.join(' | ')} | oraculo ÷ plain |\n|---|${kits.map(() => '--:|').join('')}--:|`);
/** The text of each failure, with the samples of the other rounds. */
const failures = new Map<string, number[]>();
const tooSlow: string[] = [];

/** All medians are from this run, so that other load on the machine affects all kits. */
function checkLimits({ title, maxRatioToRac, isAhead }: Work, samples: Map<Kit, number[]>) {
  const own = median(samples.get('oraculo') ?? []);
  if (!own) return;
  for (const peer of kits) {
    const other = median(samples.get(peer) ?? []);
    const maxRatio = peer === 'rac' && maxRatioToRac ? maxRatioToRac : isAhead && peer in packageOf ? 1 : Infinity;
    if (other && own > other * maxRatio)
      tooSlow.push(`${title}: ${(own / other).toFixed(2)} × of ${peer}, at most ${maxRatio}`);
  }
}

for (const work of works.filter(({ title }) => title.includes(only))) {
  const samples = new Map<Kit, number[]>(kits.map((kit) => [kit, []]));
  for (let round = 0; round < rounds; round++) {
    for (const kit of kits) {
      try {
        const value = await sample(browser, site.url, kit, work);
        if (value !== undefined) samples.get(kit)?.push(value);
      } catch (error) {
        failures.set(`${kit}, ${work.title}: ${String(error).split('\n')[0]}`, samples.get(kit) ?? []);
      }
    }
  }
  print(row(work, samples));
  checkLimits(work, samples);
}
await browser.close();
await site.close();

if (only === '') {
  const { sizeRows } = await import('./sizes.ts');
  print('');
  for await (const line of sizeRows()) print(line);
}
for (const [failure, { length }] of failures)
  print(
    length === 0
      ? `\nNot measured: ${failure}`
      : `\nA sample failed, so the figure is the median of the other rounds: ${failure}`,
  );
for (const figure of tooSlow) print(`\nToo slow: ${figure}`);
if (tooSlow.length > 0) process.exitCode = 1;

if (values.write) {
  const page = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
  const marks = /(<!-- figures -->)[\s\S]*(<!-- end of figures -->)/;
  writeFileSync(page, readFileSync(page, 'utf8').replace(marks, `$1\n\n${printed.join('\n')}\n\n$2`));
}
