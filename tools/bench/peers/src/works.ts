import type { CDPSession, Page } from 'playwright';
import { fieldWorks, mountWorks } from './fieldWorks.ts';
import { measure } from './measure.ts';
import { clickOn, cycles, openAgain, show, showAll, type Work } from './steps.ts';
import { tableWorks } from './tableWorks.ts';

const openModal = (rowCount: number) => async (page: Page, session: CDPSession) => {
  await show(page, 'Modal', { rowCount });
  return clickOn(page, session, page.getByRole('button', { name: 'Abrir' }));
};

export const works: Work[] = [
  ...mountWorks,
  ...tableWorks,
  ...fieldWorks,
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
    title: 'open a modal beside 1 000 rows, all tasks',
    needs: 'Modal',
    unit: 'task',
    slowdown: 4,
    run: openModal(1000),
  },
  {
    title: 'open a modal beside 1 000 rows, worst event',
    needs: 'Modal',
    unit: 'worstEvent',
    slowdown: 4,
    run: openModal(1000),
  },
  {
    title: 'open a menu of 8, script',
    needs: 'Menu',
    unit: 'script',
    slowdown: 4,
    maxRatioToRac: 1.15,
    run: openAgain('Menu', 'Ações', '[role="menuitem"]'),
  },
  {
    title: 'open a palette of 5 000, script',
    needs: 'Palette',
    unit: 'script',
    slowdown: 4,
    maxRatioToRac: 1.15,
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
  {
    title: 'DOM nodes left after opening and closing 50 times',
    needs: 'Modal',
    unit: 'left',
    slowdown: 1,
    run: cycles('nodes'),
  },
  {
    title: 'listeners left after opening and closing 50 times',
    needs: 'Modal',
    unit: 'left',
    slowdown: 1,
    run: cycles('listeners'),
  },
];
