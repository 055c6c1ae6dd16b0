import type { CDPSession, Locator, Page } from 'playwright';
import { measure, memory, type Sample, settle } from './measure.ts';
import type { KitPages, PartName } from './work.ts';

export interface Work {
  title: string;
  needs: keyof KitPages | 'All';
  unit: keyof Sample;
  /** The factor by which the processor is slowed; 1 is full speed. */
  slowdown: number;
  run: (page: Page, session: CDPSession) => Promise<Sample>;
  /** The highest allowed ratio of the kit to React Aria Components without styles. A higher one fails the run. */
  maxRatioToRac?: number;
  /** The figure must be lower than that of every peer, or the run fails. */
  isAhead?: boolean;
}

export const idle: Sample = { script: 0, task: 0, worstEvent: 0, slowestKey: 0, heap: 0, left: 0 };

export const show = (page: Page, part: PartName, props: object = {}) =>
  page.evaluate(([name, given]) => window.bench.show(name, given), [part, props] as const);

export const mount = (part: PartName, props: object) => (page: Page, session: CDPSession) =>
  measure(page, session, () => show(page, part, props));

/**
 * Clicks at a position that was computed before the measurement. Playwright’s own click would find the element and
 * check that nothing covers it, which takes longer on a page with more rows.
 */
export const clickOn = async (page: Page, session: CDPSession, target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to click on.');
  return measure(page, session, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
};

/** The second opening is measured, because the first one also loads lazy code. It ends when the focus is in the opened part. */
export const openAgain = (part: PartName, button: string, line: string) => async (page: Page, session: CDPSession) => {
  await show(page, part);
  const opener = page.getByRole('button', { name: button });
  await opener.click();
  await page.locator(line).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator(line).first().waitFor({ state: 'detached' });
  return clickOn(page, session, opener);
};

/** Mounts all parts of this benchmark on one page, compared with the empty provider. */
export const showAll = async (page: Page, session: CDPSession) => {
  const before = await memory(page, session);
  await show(page, 'All');
  await settle(page);
  return { ...idle, heap: (await memory(page, session)).heapMb - before.heapMb };
};

const openAndClose = async (page: Page, times: number) => {
  for (let time = 0; time < times; time++) {
    await page.getByRole('button', { name: 'Abrir' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
};

/** The first cycles load code and fill caches. Memory that fifty further cycles keep is a leak. */
export const cycles = (left: 'nodes' | 'listeners') => async (page: Page, session: CDPSession) => {
  await show(page, 'Modal', { rowCount: 1 });
  await openAndClose(page, 5);
  const before = await memory(page, session);
  await openAndClose(page, 50);
  const after = await memory(page, session);
  return { ...idle, left: after[left] - before[left] };
};
