import type { CDPSession, Locator, Page } from 'playwright';
import { measure, memory, type Sample, settle } from './measure.ts';
import type { KitPages, PartName } from './work.ts';

export interface Work {
  title: string;
  needs: keyof KitPages | 'All';
  unit: keyof Sample;
  /** 1 = full speed. */
  slowdown: number;
  run: (page: Page, session: CDPSession) => Promise<Sample>;
  /** The most that the kit may take of what bare React Aria Components take; a figure above it fails the run. */
  mostOfRac?: number;
}

const idle: Sample = { script: 0, task: 0, worstEvent: 0, heap: 0, left: 0 };

const show = (page: Page, part: PartName, props: object = {}) =>
  page.evaluate(([name, given]) => window.bench.show(name, given), [part, props] as const);

const mount = (part: PartName, props: object) => (page: Page, session: CDPSession) =>
  measure(page, session, () => show(page, part, props));

const typeCpf = async (page: Page, session: CDPSession) => {
  await show(page, 'Cpf');
  await page.locator('input').first().focus();
  return measure(page, session, () => page.keyboard.type('52998224725'));
};

const searchOptions = async (page: Page, session: CDPSession) => {
  await show(page, 'Select');
  await page.locator('input').first().focus();
  return measure(page, session, async () => {
    await page.keyboard.type('operadora 1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
  });
};

/**
 * A click whose place is known before the measure: what Playwright itself does in the page to find an element and to see
 * whether anything covers it grows with the rows beside it.
 */
const clickOn = async (page: Page, session: CDPSession, target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to click on.');
  return measure(page, session, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
};

const calendarButton = 'button, .ant-picker';
const day = '[role="gridcell"], .mantine-DatePickerInput-day, .ant-picker-cell-in-view';

const openCalendar = async (page: Page, session: CDPSession) => {
  await show(page, 'Range');
  return measure(page, session, async () => {
    await page.locator(calendarButton).last().click();
    await page.locator(day).first().waitFor();
  });
};

const hoverDays = async (page: Page, session: CDPSession) => {
  await show(page, 'Range');
  await page.locator(calendarButton).last().click();
  const days = page.locator(day);
  await days.nth(8).waitFor();
  await days.nth(5).click();
  const boxes = await Promise.all(Array.from({ length: 30 }, (_, index) => days.nth(index + 4).boundingBox()));
  return measure(page, session, async () => {
    for (const box of boxes) if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  });
};

const openModal = (rowCount: number) => async (page: Page, session: CDPSession) => {
  await show(page, 'Modal', { rowCount });
  return clickOn(page, session, page.getByRole('button', { name: 'Abrir' }));
};

/**
 * The second time: the first one also loads what the kit leaves out of the first load. The focus is in what has opened
 * before anything is counted as done.
 */
const openAgain = (part: PartName, button: string, line: string) => async (page: Page, session: CDPSession) => {
  await show(page, part);
  const opener = page.getByRole('button', { name: button });
  await opener.click();
  await page.locator(line).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator(line).first().waitFor({ state: 'detached' });
  return clickOn(page, session, opener);
};

/** Everything that the kit has for this benchmark on one page, against the empty provider. */
const showAll = async (page: Page, session: CDPSession) => {
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

/** The first cycles load and keep what is made once; what fifty more leave behind is a leak. */
const cycles = (left: 'nodes' | 'listeners') => async (page: Page, session: CDPSession) => {
  await show(page, 'Modal', { rowCount: 1 });
  await openAndClose(page, 5);
  const before = await memory(page, session);
  await openAndClose(page, 50);
  const after = await memory(page, session);
  return { ...idle, left: after[left] - before[left] };
};

export const works: Work[] = [
  {
    title: '200 labelled text fields, first mount',
    needs: 'Fields',
    unit: 'script',
    slowdown: 1,
    run: mount('Fields', { count: 200 }),
  },
  {
    title: '40-row table, first mount',
    needs: 'Table',
    unit: 'script',
    slowdown: 1,
    run: mount('Table', { page: 0, rowCount: 40 }),
  },
  {
    title: '40-row table, page swap',
    needs: 'Table',
    unit: 'script',
    slowdown: 1,
    run: async (page, session) => {
      await show(page, 'Table', { page: 0, rowCount: 40 });
      return measure(page, session, () => show(page, 'Table', { page: 1, rowCount: 40 }));
    },
  },
  {
    title: '1 000 plain rows, all tasks',
    needs: 'Table',
    unit: 'task',
    slowdown: 1,
    run: mount('Table', { page: 0, rowCount: 1000, isPlain: true }),
  },
  {
    title: 'click inside the 40-row table',
    needs: 'Table',
    unit: 'script',
    slowdown: 1,
    run: async (page, session) => {
      await show(page, 'Table', { page: 0, rowCount: 40 });
      const cell = page.getByText('Essencial 100').first();
      await cell.hover();
      return clickOn(page, session, cell);
    },
  },
  {
    title: 'arrow key inside the 40-row table',
    needs: 'Table',
    unit: 'script',
    slowdown: 1,
    run: async (page, session) => {
      await show(page, 'Table', { page: 0, rowCount: 40 });
      await page
        .getByRole('button', { name: /^Baixar/ })
        .first()
        .focus();
      return measure(page, session, () => page.keyboard.press('ArrowDown'));
    },
  },
  { title: '11 digits into CPF, script', needs: 'Cpf', unit: 'script', slowdown: 4, run: typeCpf },
  { title: '11 digits into CPF, worst event', needs: 'Cpf', unit: 'worstEvent', slowdown: 4, run: typeCpf },
  { title: 'select of 5 000, script', needs: 'Select', unit: 'script', slowdown: 4, run: searchOptions },
  { title: 'select of 5 000, worst event', needs: 'Select', unit: 'worstEvent', slowdown: 4, run: searchOptions },
  { title: 'open the range calendar, worst event', needs: 'Range', unit: 'worstEvent', slowdown: 4, run: openCalendar },
  { title: 'hover 30 days, script', needs: 'Range', unit: 'script', slowdown: 4, run: hoverDays },
  { title: 'open a modal beside 40 rows, script', needs: 'Modal', unit: 'script', slowdown: 4, run: openModal(40) },
  { title: 'open a modal beside 1 row, script', needs: 'Modal', unit: 'script', slowdown: 4, run: openModal(1) },
  {
    title: 'open a modal beside 1 000 rows, script',
    needs: 'Modal',
    unit: 'script',
    slowdown: 4,
    run: openModal(1000),
  },
  {
    title: 'open a menu of 8, script',
    needs: 'Menu',
    unit: 'script',
    slowdown: 4,
    mostOfRac: 1.15,
    run: openAgain('Menu', 'Ações', '[role="menuitem"]'),
  },
  {
    title: 'open a palette of 5 000, script',
    needs: 'Palette',
    unit: 'script',
    slowdown: 4,
    mostOfRac: 1.15,
    run: openAgain('Palette', 'Buscar', '[role="option"]'),
  },
  {
    title: '20 toasts, all tasks',
    needs: 'raiseToast',
    unit: 'task',
    slowdown: 1,
    run: (page, session) => measure(page, session, () => page.evaluate(() => window.bench.toasts(20))),
  },
  {
    title: 'toggle dark with 500 parts, all tasks',
    needs: 'setDark',
    unit: 'task',
    slowdown: 1,
    run: async (page, session) => {
      await show(page, 'Colours');
      return measure(page, session, () => page.evaluate(() => window.bench.dark(true)));
    },
  },
  { title: 'heap of the whole set', needs: 'All', unit: 'heap', slowdown: 1, run: showAll },
  { title: 'nodes more after 50 open-close cycles', needs: 'Modal', unit: 'left', slowdown: 1, run: cycles('nodes') },
  {
    title: 'listeners more after 50 open-close cycles',
    needs: 'Modal',
    unit: 'left',
    slowdown: 1,
    run: cycles('listeners'),
  },
];
