import { expect } from '@playwright/test';
import type { Kept } from './SubmitForm.ts';

/** The typed or chosen values are there. */
export async function expectKept(kept: Kept) {
  for (const [field, value] of kept) {
    await expect(field).toBeVisible();
    const isField = await field.evaluate((element) => element instanceof HTMLInputElement);
    await (isField ? expect(field).toHaveValue(value) : expect(field).toContainText(value));
  }
}
