import type { Page } from 'playwright';
import { type Figure, median } from '../figures.ts';
import type { DialogBench } from '../pages/dialog.tsx';
import { threadTime } from '../threadTime.ts';

declare global {
  interface Window {
    dialog: DialogBench;
  }
}

const rounds = 30;

/** Script: the call that opens, with React's and React Aria's effects. Task: that, and the style, layout and paint after it. */
async function measureOpening(page: Page, rowCount: number) {
  await page.evaluate((count) => window.dialog.prepare(count), rowCount);
  const times = { script: [] as number[], task: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    let script = 0;
    const task = await threadTime(page, async () => {
      script = await page.evaluate(() => {
        const start = performance.now();
        window.dialog.open();
        return performance.now() - start;
      });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    });
    await page.evaluate(() => window.dialog.close());
    // The engine compiles in the first rounds.
    if (round < 5) continue;
    times.script.push(script);
    times.task.push(task);
  }
  return { script: median(times.script), task: median(times.task) };
}

export async function measure(page: Page): Promise<Figure[]> {
  const few = await measureOpening(page, 1);
  const many = await measureOpening(page, 1000);
  return [
    { name: 'opening a dialog beside 1 row, script', value: few.script, unit: 'ms' },
    { name: 'opening a dialog beside 1 000 rows, script', value: many.script, unit: 'ms' },
    { name: '1 000 rows to 1', value: many.script / few.script, unit: '×', limit: 1.5 },
    { name: 'beside 1 row, with style, layout and paint', value: few.task, unit: 'ms' },
    { name: 'beside 1 000 rows, with style, layout and paint', value: many.task, unit: 'ms' },
  ];
}
