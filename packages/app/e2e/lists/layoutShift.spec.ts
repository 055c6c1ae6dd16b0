import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** The browser's layout shift score without recent input. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'a text'));
        if (!hadRecentInput) shifts.push({ value, moved: moved.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const screens = [
  '/eligibilities',
  '/eligibilities/report',
  '/eligibilities/report?tab=history',
  '/eligibilities/batch',
  '/credentials',
  '/operators',
  '/automations/documents-capture',
  '/automations/file-recovery',
  '/automations/glosas-resource',
  '/automations/document-update',
  '/saude-mais',
];

// spec: x.95
for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the layout does not shift after the rows are shown, at ${width} × ${height}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn('admin');
    await recordShifts(page);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-ui="skeleton"], table[aria-busy="true"]')).toHaveCount(0);
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        // The second frame has painted the last response.
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        return (window as unknown as { shifts: { value: number; moved: string }[] }).shifts;
      });
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total, `${path}: ${shifts.map(({ moved }) => moved).join(' | ')}`).toBeLessThanOrEqual(0.001);
    }
  });
}
