import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';

/** Expects the first text of a cell, and its text after each further step of the background work. */
export async function expectSteps(page: Page, gateway: OwnGateway, cell: Locator, texts: readonly (string | RegExp)[]) {
  for (const [steps, text] of texts.entries()) {
    if (steps > 0) await gateway.step();
    await page.getByRole('button', { name: 'Atualizar a lista' }).click();
    await expect(cell, `after ${steps} steps`).toHaveText(text);
  }
}
