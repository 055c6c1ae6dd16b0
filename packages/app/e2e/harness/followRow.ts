import { expect, type Locator, type Page } from '@playwright/test';

/** The texts that a cell goes through, each once, until the last one; the list is asked again and again meanwhile. */
export async function followRow(page: Page, cell: Locator, last: string | RegExp): Promise<string[]> {
  const seen: string[] = [];
  await expect(async () => {
    await page.getByRole('button', { name: 'Atualizar a lista' }).click();
    const text = String(await cell.textContent());
    if (seen.at(-1) !== text) seen.push(text);
    expect(text).toMatch(last);
  }).toPass({ intervals: [150], timeout: 25_000 });
  return seen;
}

/** Every text of `wanted` is in `seen`, in this order; others may stand between. */
export function expectInOrder(seen: readonly string[], wanted: readonly string[]) {
  expect(seen.filter((text) => wanted.includes(text))).toEqual(wanted);
}
