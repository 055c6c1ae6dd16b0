import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../scripts/chromium.ts';
import { serveStrictly } from '../scripts/serveStrictly.ts';
import { works } from './src/works.ts';

/** npm run bench [-- rounds [part of a title]]: medians over interleaved runs in one browser session. */
const [roundsText = '5', only = ''] = process.argv.slice(2);
const rounds = Number(roundsText);
const here = fileURLToPath(new URL('.', import.meta.url));
const kits = ['plain', 'oraculo', 'mantine', 'antd', 'mui', 'spectrum', 'rac'] as const;
const packageOf = {
  mantine: '@mantine/core',
  antd: 'antd',
  mui: '@mui/material',
  spectrum: '@react-spectrum/s2',
  rac: 'react-aria-components',
};

if (!existsSync(`${here}node_modules`))
  spawnSync('npx', ['--yes', 'pnpm@10.34.8', 'install', '--frozen-lockfile'], { cwd: here, stdio: 'inherit' });
spawnSync('npx', ['--no-install', 'pnpm', '--dir', 'packages/ui', 'run', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
await build({ configFile: `${here}vite.config.ts` });

const site = await serveStrictly(`${here}dist`, { isStrict: false });
const browser = await chromium.launch(await findChromium());
console.log(
  `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} cores, ${rounds} interleaved rounds, medians in ms`,
);
for (const [kit, name] of Object.entries(packageOf)) {
  const { version } = JSON.parse(readFileSync(`${here}node_modules/${name}/package.json`, 'utf8')) as {
    version: string;
  };
  console.log(`  ${kit}: ${name} ${version}`);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

console.log(`\n| work | ${kits.join(' | ')} | oraculo ÷ floor |\n|---|${kits.map(() => '--:|').join('')}--:|`);
for (const work of works.filter(({ title }) => title.includes(only))) {
  const samples = new Map<string, number[]>(kits.map((kit) => [kit, []]));
  for (let round = 0; round < rounds; round++) {
    for (const kit of kits) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      await page.goto(`${site.url}/index.html?kit=${kit}`);
      await page.locator(`html[data-ready="${kit}"]`).waitFor({ state: 'attached' });
      if (await page.evaluate((part) => window.bench.has(part), work.needs)) {
        await page.evaluate(() => window.bench.prepare());
        const session = await page.context().newCDPSession(page);
        await session.send('Performance.enable');
        await session.send('Emulation.setCPUThrottlingRate', { rate: work.slowdown });
        samples.get(kit)?.push((await work.run(page, session))[work.unit]);
      }
      await page.close();
    }
  }
  const medians = kits.map((kit) => median(samples.get(kit) ?? []));
  const ratio = medians[0] && medians[1] ? (medians[1] / medians[0]).toFixed(1) : '–';
  console.log(
    `| ${work.title}${work.slowdown > 1 ? ` (${work.slowdown} × slowed)` : ''} | ${medians.map((value) => value?.toFixed(0) ?? '–').join(' | ')} | ${ratio} |`,
  );
}
await browser.close();
await site.close();
