import type { Browser } from 'playwright';
import type { Kit } from './kitNames.ts';
import type { Work } from './src/steps.ts';

/**
 * Runs the work once on a new page and returns the measured value in `work.unit`. Returns undefined if the kit, or the
 * commit that is measured, lacks the part.
 */
export async function sample(browser: Browser, url: string, kit: Kit, work: Work): Promise<number | undefined> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${url}/index.html?kit=${kit}`);
    await page.locator(`html[data-ready="${kit}"]`).waitFor({ state: 'attached' });
    if (!(await page.evaluate((part) => window.bench.has(part), work.needs))) return undefined;
    await page.evaluate(() => window.bench.prepare());
    const session = await page.context().newCDPSession(page);
    // Thread time, so that other programs do not change `script` and `task`. `worstEvent` and `slowestKey` are wall-clock
    // times and still change.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: work.slowdown });
    return (await work.run(page, session))[work.unit];
  } finally {
    await page.close();
  }
}

export const median = (samples: number[]) => samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)];
