import type { Page } from '@playwright/test';

/** Time stands still on the page from here on; `page.clock.runFor` lets it pass. What is waited for outside of the page goes on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}
