import type { CDPSession, Page } from 'playwright';
import { measure } from './measure.ts';
import { clickOn, mount, show, type Work } from './steps.ts';
import { fortyRows } from './work.ts';

/** The label around a checkbox, if there is one, because some kits hide the native checkbox inside it. Box 0 selects all rows. */
const tick = (box: number) => async (page: Page, session: CDPSession) => {
  await show(page, 'Selectable');
  const input = page.locator('input[type="checkbox"]').nth(box);
  const sample = await clickOn(page, session, input.locator('xpath=(self::*|ancestor::label)[1]'));
  if (!(await input.isChecked())) throw new Error('The press selected nothing.');
  return sample;
};

const swapOrder = async (page: Page, session: CDPSession) => {
  await show(page, 'Sortable');
  const sample = await clickOn(page, session, page.getByText('Carteirinha', { exact: true }).first());
  const first = await page.locator('table tr, [role="row"]').nth(1).textContent();
  if (!first?.includes(fortyRows.at(-1)?.card as string)) throw new Error('The rows kept their order.');
  return sample;
};

export const tableWorks: Work[] = [
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
    title: '40-row table, sort swap',
    needs: 'Sortable',
    unit: 'script',
    slowdown: 1,
    isAhead: true,
    run: swapOrder,
  },
  {
    title: '40-row table, select all rows',
    needs: 'Selectable',
    unit: 'script',
    slowdown: 1,
    isAhead: true,
    run: tick(0),
  },
  {
    title: '40-row table, select one row',
    needs: 'Selectable',
    unit: 'script',
    slowdown: 1,
    isAhead: true,
    run: tick(3),
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
];
