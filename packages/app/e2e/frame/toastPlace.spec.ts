import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** The elements that a toast covers now: the visible pagination and the focused element. */
const coveredParts = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const parts = [...document.querySelectorAll('[data-ui="pagination"]'), focused].filter((part) => part !== null);
    const cards = [...document.querySelectorAll('[data-toast]')].map((card) => card.getBoundingClientRect());
    return parts
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return cards.some(
          ({ left, right, top, bottom }) =>
            left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        );
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} no toast covers the pagination or the focused element`, async ({
    page,
    signIn,
    faults,
  }) => {
    faults.allow(/500/);
    await page.setViewportSize({ width, height });
    await signIn('leitura');
    await page.goto('/eligibilities/report');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await page.route('**/eligibility/report', (route) => route.fulfill({ status: 500, body: '' }));
    const order = page.getByRole('button', { name: 'Exportar relatório' });
    // Directly below the header, where toasts appear.
    await order.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 100));
    await order.press('Enter');
    const cards = page.locator('[data-toast]');
    await expect(cards.first()).toBeVisible();
    expect(await coveredParts(page)).toEqual([]);
    // The pointer pauses their timers.
    await cards.first().hover();
    const next = page.getByRole('navigation', { name: 'Paginação' }).getByRole('button', { name: 'Próxima página' });
    await next.focus();
    await expect(next).toBeFocused();
    await expect(cards.first()).toBeVisible();
    await expect.poll(() => coveredParts(page)).toEqual([]);
  });
}
