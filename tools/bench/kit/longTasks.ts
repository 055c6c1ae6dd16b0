import type { Page } from 'playwright';

export interface Pressure {
  /** Tasks over 50 ms on the slowed processor. */
  longTasks: number;
  /** The longest task, or 0 if there was none. */
  longestMs: number;
}

declare global {
  interface Window {
    pressure: Pressure;
  }
}

/** Runs `act` with CPU throttling and counts the long tasks. */
export async function countLongTasks(page: Page, slowdown: number, act: () => Promise<void>): Promise<Pressure> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    window.pressure = { longTasks: 0, longestMs: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.pressure.longTasks++;
        window.pressure.longestMs = Math.max(window.pressure.longestMs, duration);
      }
    }).observe({ type: 'longtask' });
  });
  await act();
  // The observer runs in a later frame.
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return page.evaluate(() => window.pressure);
}
