import type { Page } from 'playwright';
import { type Figure, median } from '../figures.ts';
import { countLongTasks } from '../longTasks.ts';
import type { FieldsBench } from '../pages/fields.tsx';
import { threadTime } from '../threadTime.ts';

declare global {
  interface Window {
    fields: FieldsBench;
  }
}

const rounds = 24;
const mountsPerRound = 10;
const slowdown = 4;

/** The script time of one mount of 200 fields, in ms. The first rounds, in which the engine compiles, are not counted. */
async function measureMounts(page: Page) {
  const times = { plain: [] as number[], kit: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['plain', 'kit'] as const) {
      const time = await threadTime(page, () =>
        page.evaluate(([name, times]) => window.fields.mount(name, 200, times), [kind, mountsPerRound] as const),
      );
      await page.evaluate(() => window.fields.clear());
      if (round > 3) times[kind].push(time / mountsPerRound);
    }
  }
  return { plain: median(times.plain), kit: median(times.kit) };
}

/**
 * Counts long tasks on a slowed processor, and measures the costliest key by its processor time, which does not depend
 * on other programs.
 */
async function type(page: Page, what: 'cpf' | 'select', text: string) {
  const start = async () => {
    await page.evaluate((name) => window.fields.show(name), what);
    await page.locator('input').click();
  };
  await start();
  const pressure = await countLongTasks(page, slowdown, async () => {
    for (const key of text) await page.keyboard.press(key);
  });
  await start();
  let costliest = 0;
  for (const key of text) {
    costliest = Math.max(costliest, await threadTime(page, () => page.keyboard.press(key)));
  }
  return { ...pressure, costliestKeyMs: costliest * slowdown };
}

const typingFigures = (name: string, typing: Awaited<ReturnType<typeof type>>): Figure[] => [
  { name: `${name}: long tasks, processor ${slowdown}× slower`, value: typing.longTasks, unit: '', limit: 0 },
  { name: `${name}: the longest of them`, value: typing.longestMs, unit: 'ms' },
  {
    name: `${name}: costliest key, its processor time × ${slowdown}`,
    value: typing.costliestKeyMs,
    unit: 'ms',
    limit: 50,
  },
];

export async function measure(page: Page): Promise<Figure[]> {
  const mount = await measureMounts(page);
  const cpf = await type(page, 'cpf', '52998224725');
  const select = await type(page, 'select', 'operadora 4');
  return [
    { name: '200 plain labelled inputs, mount, script', value: mount.plain, unit: 'ms' },
    { name: '200 text fields, mount, script', value: mount.kit, unit: 'ms' },
    { name: 'text fields to plain inputs', value: mount.kit / mount.plain, unit: '×', limit: 2.5 },
    ...typingFigures('11 digits into a CPF', cpf),
    ...typingFigures('typing into 5 000 options', select),
  ];
}
