import { expect } from '@playwright/test';
import type { Kept } from './SubmitForm.ts';

/** Expects the typed or chosen values. */
export async function expectKept(kept: Kept) {
  for (const [field, value] of kept) {
    await expect(field).toBeVisible();
    const isField = await field.evaluate((element) => element instanceof HTMLInputElement);
    await (isField ? expect(field).toHaveValue(value) : expect(field).toContainText(value));
  }
}
