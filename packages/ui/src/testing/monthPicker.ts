import type { Messages } from '../i18n/ptBR.ts';
import type { KitDriver } from './KitDriver.ts';
import type { TestingLibraryTools } from './TestingLibraryTools.ts';

interface Tools extends Pick<TestingLibraryTools, 'within' | 'userEvent'> {
  find: (role: string, name: string) => Promise<HTMLElement>;
  waiting: { timeout: number };
  dates: Messages['dates'];
}

/** The part of `testingLibraryKit` that picks a month. */
export function monthPicker({ find, within, userEvent, waiting, dates }: Tools): Pick<KitDriver, 'pickMonth'> {
  return {
    async pickMonth(label, month) {
      await userEvent.click(await find('button', dates.openCalendarAt(label)));
      const calendar = await find('dialog', dates.calendar(label));
      const yearBox = within(calendar).getByRole('combobox', { name: dates.year });
      await within(yearBox).findByRole('option', { name: month.slice(0, 4) }, waiting);
      await userEvent.selectOptions(yearBox, month.slice(0, 4));
      const cell = calendar.querySelector(`[data-month="${month}"]`);
      const reason = cell ? cell.getAttribute('data-tooltip') : 'the calendar does not show it';
      if (!cell || reason) throw new Error(`${month} cannot be picked: ${reason}`);
      await userEvent.click(cell);
    },
  };
}
