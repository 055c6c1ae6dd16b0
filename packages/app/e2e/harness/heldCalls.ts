import type { Page } from '@playwright/test';

/** Keeps every call of this address from the service until they are let through, as are those that follow. */
export async function holdCalls(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
