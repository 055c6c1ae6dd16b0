import type { Page } from '@playwright/test';

/** Time stands still on the page from here on; `page.clock.runFor` lets it pass. What is waited for outside of the page goes on. */
export async function stopClock(page: Page): Promise<void> {
  // Without a time the page begins in 1970, and has all the years until now to run through.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}
