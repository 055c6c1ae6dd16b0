import type { Page } from '@playwright/test';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { sendBatch } from '../harness/sendBatch.ts';
import { expect, test } from '../harness/test.ts';

/** Records the layout shifts that did not follow an input. */
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
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
        );
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

/** The sum of the shifts of one screen, once its rows are painted, and what moved. */
async function readShifts(page: Page) {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // The second frame has painted the last response.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return (window as unknown as { shifts: { value: number; moved: string }[] }).shifts;
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ moved }) => moved).join(' | '),
  };
}

async function expectRows(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-ui="skeleton"], table[aria-busy="true"]')).toHaveCount(0);
}

// spec: x.95
for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the layout does not shift after the rows are shown, at ${width} × ${height}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    // The kit's font is in the browser's cache afterwards: a font that arrives late wraps some texts differently.
    await page.goto('/login');
    await page.evaluate(() => document.fonts.ready);
    await signIn('admin');
    await recordShifts(page);
    for (const path of screens) {
      await page.goto(path);
      await expectRows(page);
      const { total, moved } = await readShifts(page);
      expect.soft(total, `${path}: ${moved}`).toBeLessThanOrEqual(0.001);
    }
  });
}

test('the rows keep their place when the list offers to announce the end of a job', async ({
  page,
  steppedGateway,
}) => {
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  await sendBatch(page, 'oferta-de-aviso.csv');
  await recordShifts(page);
  await page.reload();
  await expectRows(page);
  await expect(page.getByRole('button', { name: 'Avisar pelo navegador' })).toBeVisible();
  const { total, moved } = await readShifts(page);
  expect(total, moved).toBeLessThanOrEqual(0.001);
});
