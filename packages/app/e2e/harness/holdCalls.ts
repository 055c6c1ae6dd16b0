import type { Page } from '@playwright/test';

/** Holds every call of this address until the returned function releases it and all later ones. */
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
