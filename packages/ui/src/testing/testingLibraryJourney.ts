import type { Messages } from '../i18n/ptBR.ts';
import type { KitDriver } from './KitDriver.ts';
import {
  compareToast,
  type JourneyMethods,
  pageOf,
  selectors,
  throwIfDisabled,
  uncountedPage,
} from './journeySelectors.ts';
import type { TestingLibraryTools } from './TestingLibraryTools.ts';

interface Tools extends Pick<TestingLibraryTools, 'within' | 'waitFor' | 'userEvent'> {
  find: (role: string, name: string) => Promise<HTMLElement>;
  findLine: (lines: string, label: string) => Promise<Element>;
  waiting: { timeout: number };
  catalogue: Messages;
  findToast: KitDriver['findToast'];
}

/** The part of `testingLibraryKit` that presses buttons, changes pages and reads the results. */
export function testingLibraryJourney(tools: Tools): JourneyMethods {
  const { within, waitFor, userEvent, find, findLine, waiting, catalogue, findToast } = tools;
  const pressIt = async (name: string, button: Element) => {
    throwIfDisabled(name, button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('data-tooltip') : null);
    await userEvent.click(button);
  };
  const findPlace = (selector: string, name: string) =>
    waitFor(() => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`The page has no ${name}`);
      return found;
    }, waiting);
  return {
    press: async (button) => pressIt(button, await find('button', button)),
    submitFilters: async (label) => pressIt(label, await findPlace(selectors.submit(label), label)),
    clearFilters: async (label) => pressIt(label, await findPlace(selectors.clear(label), label)),

    async goToPage(name, number) {
      const pager = await findPlace(selectors.pager(name), name);
      const place = pager.querySelector(uncountedPage);
      if (place) {
        for (let shown = pageOf(place.textContent); shown !== number; shown = pageOf(place.textContent)) {
          const { next, previous } = catalogue.pagination;
          const step = shown < number ? next : previous;
          await pressIt(step, within(pager).getByRole('button', { name: step }));
          await waitFor(() => {
            if (pageOf(place.textContent) === shown) throw new Error(`${name} stays on page ${shown}`);
          }, waiting);
        }
        return;
      }
      const isNamed = (button: Element) => button.getAttribute('aria-label') === catalogue.pagination.page(number);
      const buttonOf = () => [...pager.querySelectorAll('button')].find(isNamed);
      const button = buttonOf();
      if (button) await userEvent.click(button);
      else {
        const box = within(pager).getByRole('textbox', { name: catalogue.pagination.jump });
        await userEvent.clear(box);
        await userEvent.type(box, `${number}{Enter}`);
      }
      await waitFor(() => {
        if (buttonOf()?.getAttribute('aria-current') !== 'page') throw new Error(`${name} is not on page ${number}`);
      }, waiting);
    },

    async setPageSize(name, size) {
      const pager = await findPlace(selectors.pager(name), name);
      await userEvent.selectOptions(
        within(pager).getByRole('combobox', { name: catalogue.pagination.perPage }),
        String(size),
      );
    },

    async chooseTab(tabs, tab) {
      await userEvent.click(await findLine(selectors.tab(tabs), tab));
      await findLine(`${selectors.tab(tabs)}[aria-selected="true"]`, tab);
    },

    async setSwitch(label, isOn) {
      const box = await find('switch', label);
      if ((box as HTMLInputElement).checked !== isOn) await userEvent.click(box);
    },

    async bulkAction(table, action) {
      const bar = await find('group', catalogue.table.selectionBar(table));
      await pressIt(action, within(bar).getByRole('button', { name: action }));
    },

    async chooseInMenu(menu, line, isSelected = true) {
      const button = await find('button', menu);
      await userEvent.click(button);
      const choice = await waitFor(() => {
        const lines = [...document.querySelectorAll('[role^="menuitem"]')];
        const boxes = [...document.querySelectorAll(`[role="dialog"][aria-label=${JSON.stringify(menu)}] label`)];
        const found =
          lines.find((entry) => entry.querySelector('[data-label]')?.textContent === line) ??
          boxes.find((entry) => entry.textContent === line);
        if (!found) throw new Error(`${menu} has no ${line}`);
        return found;
      }, waiting);
      const input = choice.querySelector('input');
      const isTicked = input ? input.checked : choice.getAttribute('aria-checked') === 'true';
      if (isTicked !== isSelected) await userEvent.click(input ?? choice);
      // A native popover does not close on a simulated Escape.
      if (input) await userEvent.click(button);
      else if (choice.isConnected) await userEvent.keyboard('{Escape}');
    },

    async expectToast(title, message) {
      compareToast(title, (await findToast(title)).message, message);
    },
  };
}
