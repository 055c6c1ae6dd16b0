import type { Page } from '@playwright/test';

/** Installs a clock that the test can move. Until then it runs normally from the current time. */
export async function installClock(page: Page): Promise<number> {
  // Without a time the clock starts in 1970 and would run through all years until now.
  const now = Date.now();
  await page.clock.install({ time: now });
  return now;
}

/** Pauses the clock of the page; `page.clock.runFor` advances it. The time outside the page continues. */
export async function stopClock(page: Page): Promise<void> {
  const now = await installClock(page);
  await page.clock.pauseAt(now + 60_000);
}
