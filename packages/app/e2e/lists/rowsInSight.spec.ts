import type { Page } from '@playwright/test';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';

/** Rows that are completely visible: below the sticky header of the table and above the pagination. */
const countRowsInSight = (page: Page, name: string) =>
  page.getByRole('table', { name }).evaluate((table) => {
    const card = table.closest('[data-ui="data-table"]');
    const isCards = getComputedStyle(table).display === 'block';
    const over = [document.querySelector('header'), isCards ? null : table.querySelector('thead th')];
    const top = Math.max(...over.map((head) => head?.getBoundingClientRect().bottom ?? 0));
    const foot = isCards ? null : card?.querySelector('[data-ui="pagination"]')?.closest('[data-sticky]');
    const bottom = Math.min(innerHeight, foot?.getBoundingClientRect().top ?? innerHeight);
    return [...table.querySelectorAll('tbody tr')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });

const windows = [
  { width: 1440, height: 900, rows: 10 },
  { width: 1280, height: 720, rows: 5 },
  { width: 1024, height: 768, rows: 6 },
  { width: 390, height: 844, rows: 3 },
];

const lists = [
  { path: '/eligibilities/report', name: 'Consultas de elegibilidade' },
  { path: '/eligibilities/batch', name: 'Grupos enviados' },
];

for (const { path, name } of lists) {
  // spec: x.94
  test(`“${name}” opens with enough fully visible rows`, async ({ page, ownGateway }) => {
    // No other test sends a batch there, so no notice of running jobs is above the list.
    const { url, finishJobs } = await ownGateway({});
    await finishJobs();
    await holdSession(page, 'leitura', url);
    for (const { rows, ...size } of windows) {
      await page.setViewportSize(size);
      await page.goto(`${url}${path}`);
      const table = page.getByRole('table', { name });
      await expect(table).toHaveAttribute('aria-busy', 'false');
      await expect(table.getByRole('rowheader')).toHaveCount(10);
      const inSight = await countRowsInSight(page, name);
      test
        .info()
        .annotations.push({ type: 'rows in sight', description: `${size.width} × ${size.height}: ${inSight}` });
      expect.soft(inSight, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(rows);
    }
  });
}

// spec: x.94
test('a scrolled list has more rows in sight: the title scrolls away, and the header of the table stays below the header of the page', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const name = 'Consultas de elegibilidade';
  const table = page.getByRole('table', { name });
  for (const { rows, ...size } of windows.slice(0, 3)) {
    await page.setViewportSize(size);
    await page.goto('/eligibilities/report?pageSize=40');
    await expect(table.getByRole('rowheader')).toHaveCount(40);
    const atTop = await countRowsInSight(page, name);
    await table
      .getByRole('rowheader')
      .nth(25)
      .evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toBeInViewport();
    const scrolled = await countRowsInSight(page, name);
    test.info().annotations.push({ type: 'rows in sight', description: `${size.width}: ${atTop}, then ${scrolled}` });
    expect.soft(scrolled, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(rows + 5);
    const pageHeader = await page.getByRole('banner').boundingBox();
    const tableHeader = await table.getByRole('columnheader').first().boundingBox();
    const top = (pageHeader?.y ?? 0) + (pageHeader?.height ?? 0);
    expect.soft(tableHeader?.y, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(top - 0.5);
    // A table that scrolls sideways has its header at its own top.
    if (size.width > 1024) expect.soft(tableHeader?.y).toBeCloseTo(top, 0);
  }
});
