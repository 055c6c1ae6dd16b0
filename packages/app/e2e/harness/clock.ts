import type { Page } from '@playwright/test';

/** The page has a clock that the test can move; until then it runs as usual, from the present on. */
export async function installClock(page: Page): Promise<number> {
  // Without a time the page begins in 1970, and has all the years until now to run through.
  const now = Date.now();
  await page.clock.install({ time: now });
  return now;
}

/** Time stands still on the page from here on; `page.clock.runFor` lets it pass. Time outside of the page goes on. */
export async function stopClock(page: Page): Promise<void> {
  const now = await installClock(page);
  await page.clock.pauseAt(now + 60_000);
}
