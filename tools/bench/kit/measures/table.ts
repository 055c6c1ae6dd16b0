import type { Page } from 'playwright';
import { type Figure, median } from '../figures.ts';
import type { TableBench } from '../pages/table.tsx';
import { threadTime } from '../threadTime.ts';

declare global {
  interface Window {
    table: TableBench;
  }
}

const rounds = 24;
const timesPerRound = 10;
/** The rounds that are not counted, because the engine still compiles. */
const warmUp = 4;
/** The tables of one row and of a thousand rows alternate, so that neither always runs on a warmer engine. */
const turns = 3;

/** The script time of one mount, or of one replacement of all rows, in ms. */
async function measureTables(page: Page, work: 'mount' | 'swap') {
  const times = { plain: [] as number[], kit: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['plain', 'kit'] as const) {
      const time = await threadTime(page, () =>
        page.evaluate(([name, of, count]) => window.table[of](name, count), [kind, work, timesPerRound] as const),
      );
      await page.evaluate(() => window.table.clear());
      if (round >= warmUp) times[kind].push(time / timesPerRound);
    }
  }
  return { plain: median(times.plain), kit: median(times.kit) };
}

/** The time, in ms, to open a dialog beside a table of that many rows on an idle page. */
async function measureDialog(page: Page, rows: number) {
  await page.evaluate((count) => window.table.showTableWithDialog(count), rows);
  const times: number[] = [];
  for (let round = 0; round < rounds / turns + warmUp; round++) {
    const time = await page.evaluate(async () => {
      await new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(rest)));
      const startedAt = performance.now();
      window.table.setDialogOpen(true);
      return performance.now() - startedAt;
    });
    await page.evaluate(() => window.table.setDialogOpen(false));
    await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
    if (round >= warmUp) times.push(time);
  }
  await page.evaluate(() => window.table.clear());
  return times;
}

export async function measure(page: Page): Promise<Figure[]> {
  const mount = await measureTables(page, 'mount');
  const swap = await measureTables(page, 'swap');
  const beside = { one: [] as number[], thousand: [] as number[] };
  for (let turn = 0; turn < turns; turn++) {
    beside.one.push(...(await measureDialog(page, 1)));
    beside.thousand.push(...(await measureDialog(page, 1000)));
  }
  const one = median(beside.one);
  const thousand = median(beside.thousand);
  return [
    { name: 'plain table 40 × 8, mount, script', value: mount.plain, unit: 'ms' },
    { name: 'DataTable 40 × 8, mount, script', value: mount.kit, unit: 'ms' },
    { name: 'mount, DataTable to plain', value: mount.kit / mount.plain, unit: '×', limit: 2 },
    { name: 'plain table 40 × 8, page swap, script', value: swap.plain, unit: 'ms' },
    { name: 'DataTable 40 × 8, page swap, script', value: swap.kit, unit: 'ms' },
    { name: 'page swap, DataTable to plain', value: swap.kit / swap.plain, unit: '×', limit: 2 },
    { name: 'opening a dialog beside 1 row, script', value: one, unit: 'ms' },
    { name: 'opening a dialog beside 1 000 rows, script', value: thousand, unit: 'ms' },
    { name: 'script, beside 1 000 rows ÷ beside 1 row', value: thousand / one, unit: '×', limit: 1.25 },
  ];
}
