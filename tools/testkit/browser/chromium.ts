import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** Turns off the browser’s own requests to the network. */
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

/** Chromium has no sandbox for root on Linux, and containers run as root. */
const sandboxFlags = process.platform === 'linux' ? ['--no-sandbox'] : [];

const launchOf = (executablePath: string): ChromiumLaunch => ({
  executablePath,
  args: [...sandboxFlags, '--disable-gpu', ...offlineFlags],
});

/** The browser of the package manager comes first, because it is updated. Playwright’s is as old as the lockfile. */
const installedPaths = () => [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  playwrightChromium.executablePath(),
];

function findInstalled(): string | undefined {
  const chosen = process.env.ORACULO_CHROMIUM;
  if (chosen && !existsSync(chosen)) throw new Error(`ORACULO_CHROMIUM names no file: ${chosen}`);
  return chosen || installedPaths().find(existsSync);
}

const hasPinned = process.platform === 'linux' && process.arch === 'x64';

async function unpackPinned(): Promise<ChromiumLaunch> {
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  return launchOf(await packaged.executablePath());
}

/** The Chromium that staff have today, for all tests of behaviour: `ORACULO_CHROMIUM`, else an installed one, else the pinned one. */
export async function findCurrentChromium(): Promise<ChromiumLaunch> {
  const installed = findInstalled();
  if (installed) return launchOf(installed);
  if (hasPinned) return unpackPinned();
  throw new Error('No Chromium found: run `npx playwright install chromium` or set ORACULO_CHROMIUM.');
}

/**
 * The Chromium of the reference pictures, which the lockfile pins inside of an npm package: the same build on every
 * machine. It exists for Linux x64. Elsewhere the current one replaces it, and pictures may differ.
 */
export async function findPinnedChromium(): Promise<ChromiumLaunch> {
  return hasPinned ? unpackPinned() : findCurrentChromium();
}

export async function readVersion(launch: ChromiumLaunch): Promise<string> {
  const browser = await playwrightChromium.launch(launch);
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}
