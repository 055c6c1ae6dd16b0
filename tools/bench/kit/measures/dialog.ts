import type { Page } from 'playwright';
import { type Figure, median } from '../figures.ts';
import type { DialogBench } from '../pages/dialog.tsx';
import { threadTime } from '../threadTime.ts';

declare global {
  interface Window {
    dialog: DialogBench;
  }
}

const rounds = 12;
/** The rounds that are not counted, because the engine still compiles. */
const warmUp = 4;
/** The pages alternate, so that none of them always runs on a warmer engine. */
const turns = 3;

interface Times {
  script: number[];
  task: number[];
}

/**
 * `script`: the call that opens the dialog, with the effects of React and React Aria. `task`: the same with the style,
 * layout and paint after it.
 */
async function measureOpening(page: Page, rowCount: number, times: Times) {
  await page.evaluate((count) => window.dialog.prepare(count), rowCount);
  for (let round = 0; round < rounds + warmUp; round++) {
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
    if (round < warmUp) continue;
    times.script.push(script);
    times.task.push(task);
  }
}

export async function measure(page: Page): Promise<Figure[]> {
  const few: Times = { script: [], task: [] };
  const many: Times = { script: [], task: [] };
  for (let turn = 0; turn < turns; turn++) {
    await measureOpening(page, 1, few);
    await measureOpening(page, 1000, many);
  }
  const script = { few: median(few.script), many: median(many.script) };
  return [
    { name: 'opening a dialog beside 1 row, script', value: script.few, unit: 'ms' },
    { name: 'opening a dialog beside 1 000 rows, script', value: script.many, unit: 'ms' },
    { name: 'script, beside 1 000 rows ÷ beside 1 row', value: script.many / script.few, unit: '×', limit: 1.25 },
    { name: 'beside 1 row, with style, layout and paint', value: median(few.task), unit: 'ms' },
    { name: 'beside 1 000 rows, with style, layout and paint', value: median(many.task), unit: 'ms' },
  ];
}
