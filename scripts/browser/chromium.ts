import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** Keeps the browser off every address that the tests did not ask for. */
const offlineFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
}

/**
 * The Chromium of every browser test, the first that is there: `ORACULO_CHROMIUM`, the one that the lockfile pins inside
 * an npm package (Linux x64), Playwright's own, the system's. The pinned one is the same build on every machine, so
 * pictures compare.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const chosen = process.env.ORACULO_CHROMIUM;
  if (chosen) return { executablePath: chosen, args: ['--no-sandbox', '--disable-gpu', ...offlineFlags] };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    packaged.setGraphicsMode = false;
    return {
      executablePath: await packaged.executablePath(),
      args: ['--no-sandbox', '--disable-gpu', ...offlineFlags],
    };
  }
  const installed = [
    playwrightChromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find(existsSync);
  if (!installed) throw new Error('No Chromium found: run `npx playwright install chromium` or set ORACULO_CHROMIUM.');
  return { executablePath: installed, args: ['--disable-gpu', ...offlineFlags] };
}
