import { mergeMessages } from '../i18n/mergeMessages.ts';
import { type MessageOverrides, ptBR } from '../i18n/ptBR.ts';
import { dateOrderOf } from '../internal/dates/dateOrder.ts';
import { formatDate } from '../internal/dates/formatDate.ts';
import { readIso } from '../internal/dates/isoDate.ts';
import type { KitDriver } from './KitDriver.ts';
import { overlayMethods } from './overlayMethods.ts';
import { monthPicker } from './monthPicker.ts';
import { chartReaders } from './chartReaders.ts';
import { readRows } from './readRows.ts';
import { testingLibraryJourney } from './testingLibraryJourney.ts';
import { readToastCard } from './readToastCard.ts';
import type { TestingLibraryTools } from './TestingLibraryTools.ts';

export interface TestingLibraryKitOptions {
  /** The same value that `UiProvider` gets, for an app that replaces texts of the calendar. */
  messages?: MessageOverrides | undefined;
  /** The same value that `UiProvider` gets: the format of typed dates. @default 'pt-BR' */
  locale?: string | undefined;
  /** Milliseconds to wait for a server's options, a table's rows, a dialog. @default 5000 */
  timeoutMs?: number | undefined;
}

/** Helpers over Testing Library and user-event, in a browser or, with `@oraculo/ui/testing/jsdom` in the setup, in jsdom. */
export function testingLibraryKit(
  { within, waitFor, fireEvent, userEvent }: TestingLibraryTools,
  { messages, locale = 'pt-BR', timeoutMs = 5000 }: TestingLibraryKitOptions = {},
): KitDriver {
  const catalogue = mergeMessages(ptBR, messages);
  const writeDate = (text: string) => (text.includes(':') ? text : formatDate(text, dateOrderOf(locale)));
  const { actions, dates, table: tableMessages } = catalogue;
  const page = within(document.body);
  const waiting = { timeout: timeoutMs };
  const find = (role: string, name: string) => page.findByRole(role, { name }, waiting);
  const toastCards = () => [...document.querySelectorAll('[data-toast]')];

  const write = async (box: HTMLElement, text: string) => {
    await userEvent.clear(box);
    // A click would open the calendar or the list again.
    await userEvent.type(box, text, { skipClick: true });
  };
  const leave = async (part: Element) => {
    while (part.contains(document.activeElement)) await userEvent.tab();
  };
  const openOption = async (label: string, option: string) => {
    const box = await find('combobox', label);
    await waitFor(() => {
      if (box.getAttribute('aria-disabled') === 'true') throw new Error(`${label} is disabled`);
    }, waiting);
    await write(box, option);
    const row = await waitFor(() => {
      const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
      const rows = [...(list?.querySelectorAll('[role="option"]') ?? [])];
      // A second line may follow the label.
      const found = rows.find((entry) => entry.firstElementChild?.firstChild?.textContent === option);
      if (!found) throw new Error(`${label} has no option ${option}`);
      return found;
    }, waiting);
    return { box, row };
  };

  const loadedTable = async (name: string) => {
    const table = await find('table', name);
    await waitFor(() => {
      if (table.getAttribute('aria-busy') === 'true') throw new Error(`${name} is still loading`);
    }, waiting);
    return table;
  };

  /** An item by its label, which may be followed by a second line. */
  const findLine = (lines: string, label: string) =>
    waitFor(() => {
      const all = [...document.querySelectorAll(lines)];
      const found = all.find((line) => line.querySelector('[data-label]')?.textContent === label);
      if (!found) throw new Error(`No open list or menu has ${label}`);
      return found;
    }, waiting);

  const findToast: KitDriver['findToast'] = (title) =>
    waitFor(() => {
      const found = toastCards()
        .map(readToastCard)
        .find((toast) => toast.title === title);
      if (!found) throw new Error(`No toast has the title ${title}`);
      return found;
    }, waiting);

  return {
    ...testingLibraryJourney({ within, waitFor, userEvent, find, findLine, waiting, catalogue, findToast }),

    async typeText(label, text) {
      const box = await find('textbox', label);
      await userEvent.click(box);
      await write(box, text);
      await leave(box);
    },

    async typeRange(label, { start, end }) {
      const group = await find('group', label);
      const [startBox, endBox] = within(group).getAllByRole('textbox');
      if (!startBox || !endBox) throw new Error(`${label} is not a range of dates or times`);
      await write(startBox, writeDate(start));
      await write(endBox, writeDate(end));
      await leave(group);
    },

    async typeBankAccount(label, { bank, agency, account, kind }) {
      const group = await find('group', label);
      const [agencyBox, accountBox] = within(group).getAllByRole('textbox');
      const [bankBox] = within(group).getAllByRole('combobox');
      if (!bankBox || !agencyBox || !accountBox) throw new Error(`${label} is no bank account`);
      const texts = [
        [bankBox, bank],
        [agencyBox, agency],
        [accountBox, account],
      ] as const;
      for (const [box, text] of texts) {
        if (text === undefined) continue;
        await write(box, text);
        await leave(box);
      }
      if (kind !== undefined) await userEvent.click(within(group).getByRole('radio', { name: kind }));
    },

    async pickRange(label, { start, end }) {
      const group = await find('group', label);
      const opener = group.querySelector('button[aria-haspopup="dialog"]');
      if (!opener) throw new Error(`${label} is not a date range picker`);
      await userEvent.click(opener);
      const calendar = await find('dialog', dates.calendar(label));
      for (const iso of [start, end]) {
        const { year, month } = readIso(iso);
        const yearBox = within(calendar).getByRole('combobox', { name: dates.year });
        await within(yearBox).findByRole('option', { name: String(year) }, waiting);
        await userEvent.selectOptions(yearBox, String(year));
        await userEvent.selectOptions(within(calendar).getByRole('combobox', { name: dates.month }), String(month));
        const day = calendar.querySelector(`[data-date="${iso}"]`);
        const reason = day ? day.getAttribute('data-tooltip') : 'the calendar does not show it';
        if (!day || reason) throw new Error(`${iso} cannot be picked: ${reason}`);
        await userEvent.click(day);
      }
    },

    ...monthPicker({ find, within, userEvent, waiting, dates }),

    async chooseOption(label, option) {
      const { row } = await openOption(label, option);
      await userEvent.click(row);
    },

    async typeFreeText(label, text) {
      const box = await find('combobox', label);
      await write(box, text);
      await leave(box);
    },

    async createOption(label, text) {
      const box = await find('combobox', label);
      await write(box, text);
      await userEvent.click(await page.findByRole('option', { name: catalogue.combobox.create(text) }, waiting));
    },

    async addTokens(label, texts) {
      const box = await find('textbox', label);
      await write(box, texts.join(';'));
      await leave(box);
    },

    async removeToken(label, token) {
      const group = await find('grid', catalogue.tokens.group(label));
      const names = [...group.querySelectorAll('[data-label]')];
      const row = names.find((name) => name.textContent === token)?.closest<HTMLElement>('[role="row"]');
      if (!row) throw new Error(`${label} has no token ${token}`);
      await userEvent.click(within(row).getByRole('button'));
      await waitFor(() => {
        if (row.isConnected) throw new Error(`${token} is still there`);
      }, waiting);
    },

    async readTokens(label) {
      await find('textbox', label);
      const group = JSON.stringify(catalogue.tokens.group(label));
      const names = document.querySelectorAll(`[role="grid"][aria-label=${group}] [data-label]`);
      return Array.from(names, (name) => name.textContent ?? '');
    },

    async chooseOptions(label, options) {
      for (const option of options) {
        const { row } = await openOption(label, option);
        if (row.getAttribute('aria-selected') !== 'true') await userEvent.click(row);
      }
      await leave(await find('combobox', label));
    },

    async setCheckbox(label, isSelected) {
      const box = await find('checkbox', label);
      if ((box as HTMLInputElement).checked !== isSelected) await userEvent.click(box);
    },

    async chooseRadio(group, option) {
      const radios = within(await find('radiogroup', group));
      await userEvent.click(radios.getByRole('radio', { name: option }));
    },

    async chooseMenuItem(menu, ...path) {
      await userEvent.click(await find('button', menu));
      for (const name of path) await userEvent.click(await findLine('[role^="menuitem"]', name));
    },

    async runCommand(palette, command) {
      await userEvent.click(await find('button', palette));
      await write(await find('combobox', palette), command);
      await userEvent.click(await findLine('[role="option"]', command));
      await waitFor(() => {
        if (document.querySelector('[data-command-list]')) throw new Error(`${palette} is still open`);
      }, waiting);
    },

    async removeTag(group, tag) {
      const row = within(await find('grid', group)).getByRole('row', { name: tag });
      await userEvent.click(within(row).getByRole('button'));
      await waitFor(() => {
        if (row.isConnected) throw new Error(`${tag} is still there`);
      }, waiting);
    },

    async setExpanded(title, isExpanded) {
      const button = await findLine('button[aria-expanded]', title);
      if (button.getAttribute('aria-expanded') !== String(isExpanded)) await userEvent.click(button);
    },

    async chooseStep(steps, step) {
      await userEvent.click(await findLine(`nav[aria-label=${JSON.stringify(steps)}] button`, step));
    },

    ...overlayMethods({ find, within, waitFor, userEvent, waiting, actions }),

    readTable: async (name) => readRows(await loadedTable(name)).rows,

    readTotals: async (name) => readRows(await loadedTable(name)).totals,

    async sortBy(name, header, direction) {
      const table = await loadedTable(name);
      const column = [...table.querySelectorAll('th[aria-sort]')].find((cell) => cell.textContent === header);
      if (!column) throw new Error(`${name} cannot be sorted by ${header}`);
      const button = column.querySelector('button');
      if (!button) {
        const frame = table.closest<HTMLElement>('[data-ui="data-table"]') ?? table;
        const list = within(frame).getByRole('combobox', { name: tableMessages.sortBy });
        const option = direction ? tableMessages.sortOption(header, direction) : tableMessages.unsorted;
        return userEvent.selectOptions(list, option);
      }
      for (let press = 0; press < 3; press++)
        if (column.getAttribute('aria-sort') !== (direction ?? 'none')) await userEvent.click(button);
    },

    async selectRows(name, rows, isSelected = true) {
      const table = within(await loadedTable(name));
      for (const row of rows) {
        const box = await table.findByRole('checkbox', { name: `${tableMessages.selectRow} ${row}` }, waiting);
        const reason = box.getAttribute('data-tooltip');
        if (reason) throw new Error(`${row} cannot be selected: ${reason}`);
        if ((box as HTMLInputElement).checked !== isSelected) await userEvent.click(box);
      }
    },

    ...chartReaders({ find, waitFor, waiting }),

    readToasts: async () => toastCards().map(readToastCard),

    findToast,

    async dropFiles(label, files) {
      const group = await find('group', label);
      // Events of the button bubble to the drop zone around it.
      const [target] = within(group).getAllByRole('button');
      if (!target) throw new Error(`${label} is not a drop zone`);
      const dataTransfer = new DataTransfer();
      for (const { name, type, content } of files) dataTransfer.items.add(new File([content], name, { type }));
      for (const kind of ['dragenter', 'dragover', 'drop'])
        fireEvent(target, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
  };
}
