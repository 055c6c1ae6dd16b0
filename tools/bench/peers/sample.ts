import type { Browser } from 'playwright';
import type { Kit } from './kitNames.ts';
import type { Work } from './src/steps.ts';

/** One run of a task on a fresh page of `url`, in the unit of the task; undefined if the kit or the commit lacks the part. */
export async function sample(browser: Browser, url: string, kit: Kit, work: Work): Promise<number | undefined> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${url}/index.html?kit=${kit}`);
    await page.locator(`html[data-ready="${kit}"]`).waitFor({ state: 'attached' });
    if (!(await page.evaluate((part) => window.bench.has(part), work.needs))) return undefined;
    await page.evaluate(() => window.bench.prepare());
    const session = await page.context().newCDPSession(page);
    // Other programs on the machine only affect the worst event and the slowest key.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: work.slowdown });
    return (await work.run(page, session))[work.unit];
  } finally {
    await page.close();
  }
}

export const median = (samples: number[]) => samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)];
