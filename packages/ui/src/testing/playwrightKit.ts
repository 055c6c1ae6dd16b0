import { mergeMessages } from '../i18n/mergeMessages.ts';
import { type MessageOverrides, ptBR } from '../i18n/ptBR.ts';
import { dateOrderOf } from '../internal/dates/dateOrder.ts';
import { formatDate } from '../internal/dates/formatDate.ts';
import { readIso } from '../internal/dates/isoDate.ts';
import type { KitDriver } from './KitDriver.ts';
import { playwrightJourney } from './playwrightJourney.ts';
import type { PlaywrightPage, PlaywrightRole } from './PlaywrightPage.ts';
import { readBarTable, readStepList } from './readCharts.ts';
import { readRows } from './readRows.ts';
import { readToastCard } from './readToastCard.ts';

export interface PlaywrightKitOptions {
  /** The same value that `UiProvider` gets, for an app that replaces texts of the calendar. */
  messages?: MessageOverrides | undefined;
  /** The same value that `UiProvider` gets: the format of typed dates. @default 'pt-BR' */
  locale?: string | undefined;
}

/** Helpers over Playwright's `page`. They wait as Playwright's own calls do. */
export function playwrightKit(
  page: PlaywrightPage,
  { messages, locale = 'pt-BR' }: PlaywrightKitOptions = {},
): KitDriver {
  const catalogue = mergeMessages(ptBR, messages);
  const writeDate = (text: string) => (text.includes(':') ? text : formatDate(text, dateOrderOf(locale)));
  const { actions, dates, table: tableMessages } = catalogue;
  const named = (role: PlaywrightRole, name: string) => page.getByRole(role, { name, exact: true });
  const toasts = page.locator('[data-toast]');
  /** An item by its label, which may be followed by a second line. */
  const labelled = (lines: string, label: string) =>
    page.locator(`${lines}:has([data-label]:text-is(${JSON.stringify(label)}))`).first();

  const loadedTable = (name: string) => page.locator(`table[aria-label=${JSON.stringify(name)}][aria-busy="false"]`);

  const openOption = async (label: string, option: string) => {
    const box = named('combobox', label);
    await box.fill(option);
    const list = named('listbox', label);
    // A second line may follow the label, which has its own text node in any case.
    const text = list.locator(`text=${JSON.stringify(option)}`).first();
    return text.locator('xpath=ancestor::*[@role="option"]');
  };

  const findToast: KitDriver['findToast'] = (title) => {
    const text = toasts.getByText(title, { exact: true }).first();
    return text.locator('xpath=ancestor::*[@data-toast]').evaluate(readToastCard, []);
  };

  return {
    ...playwrightJourney({ page, named, labelled, catalogue, findToast }),

    async typeText(label, text) {
      const box = named('textbox', label);
      await box.fill(text);
      await box.blur();
    },

    async typeRange(label, { start, end }) {
      const boxes = named('group', label).getByRole('textbox');
      await boxes.nth(0).fill(writeDate(start));
      await boxes.nth(1).fill(writeDate(end));
      await boxes.nth(1).blur();
    },

    async typeBankAccount(label, { bank, agency, account, kind }) {
      const group = named('group', label);
      const bankBox = group.getByRole('combobox');
      if (bank !== undefined) {
        await bankBox.fill(bank);
        await bankBox.press('Tab');
      }
      for (const [at, text] of [agency, account].entries()) {
        const box = group.getByRole('textbox').nth(at);
        if (text !== undefined) await box.fill(text);
        if (text !== undefined) await box.blur();
      }
      const radio = kind === undefined ? undefined : group.getByRole('radio', { name: kind, exact: true });
      await radio?.locator('xpath=ancestor::label').click();
    },

    async pickRange(label, { start, end }) {
      await named('group', label).locator('button[aria-haspopup="dialog"]').first().click();
      const calendar = named('dialog', dates.calendar(label));
      for (const iso of [start, end]) {
        const { year, month } = readIso(iso);
        await calendar.getByRole('combobox', { name: dates.year, exact: true }).selectOption(String(year));
        await calendar.getByRole('combobox', { name: dates.month, exact: true }).selectOption(String(month));
        const day = calendar.locator(`[data-date="${iso}"]`);
        const reason = await day.getAttribute('data-tooltip');
        if (reason) throw new Error(`${iso} cannot be picked: ${reason}`);
        await day.click();
      }
      await calendar.waitFor({ state: 'hidden' });
    },

    async pickMonth(label, month) {
      await named('button', dates.openCalendarAt(label)).click();
      const calendar = named('dialog', dates.calendar(label));
      await calendar.getByRole('combobox', { name: dates.year, exact: true }).selectOption(month.slice(0, 4));
      const cell = calendar.locator(`[data-month="${month}"]`);
      const reason = await cell.getAttribute('data-tooltip');
      if (reason) throw new Error(`${month} cannot be picked: ${reason}`);
      await cell.click();
      await calendar.waitFor({ state: 'hidden' });
    },

    async chooseOption(label, option) {
      const row = await openOption(label, option);
      await row.click();
    },

    async typeFreeText(label, text) {
      const box = named('combobox', label);
      await box.fill(text);
      await box.blur();
    },

    async createOption(label, text) {
      await named('combobox', label).fill(text);
      const offer = JSON.stringify(catalogue.combobox.create(text));
      await named('listbox', label).locator(`text=${offer}`).first().click();
    },

    async addTokens(label, texts) {
      const box = named('textbox', label);
      await box.fill(texts.join(';'));
      await box.blur();
    },

    async removeToken(label, token) {
      const names = named('grid', catalogue.tokens.group(label)).locator('[data-label]');
      const row = names.locator(`xpath=self::*[.=${JSON.stringify(token)}]/ancestor::*[@role="row"]`);
      await row.getByRole('button').first().click();
      await row.waitFor({ state: 'hidden' });
    },

    async readTokens(label) {
      await named('textbox', label).waitFor();
      const names = await named('grid', catalogue.tokens.group(label)).locator('[data-label]').all();
      return Promise.all(names.map((name) => name.evaluate((element) => element.textContent ?? '', [])));
    },

    async chooseOptions(label, options) {
      for (const option of options) {
        const row = await openOption(label, option);
        if ((await row.getAttribute('aria-selected')) !== 'true') await row.click();
      }
      await named('combobox', label).blur();
    },

    async setCheckbox(label, isSelected) {
      const box = named('checkbox', label);
      // Clicks the row, as a user does, because the native input is visually hidden.
      if ((await box.isChecked()) !== isSelected) await box.locator('xpath=ancestor::label').click();
    },

    async chooseRadio(group, option) {
      const radio = named('radiogroup', group).getByRole('radio', { name: option, exact: true });
      await radio.locator('xpath=ancestor-or-self::*[self::label or self::button]').click();
    },

    async chooseMenuItem(menu, ...path) {
      await named('button', menu).click();
      for (const name of path) await labelled('[role^="menuitem"]', name).click();
    },

    async runCommand(palette, command) {
      await named('button', palette).click();
      const dialog = named('dialog', palette);
      await dialog.getByRole('combobox').fill(command);
      await labelled('[role="option"]', command).click();
      await dialog.waitFor({ state: 'hidden' });
    },

    async setExpanded(title, isExpanded) {
      const button = labelled('button[aria-expanded]', title);
      if ((await button.getAttribute('aria-expanded')) !== String(isExpanded)) await button.click();
    },

    async chooseStep(steps, step) {
      await labelled(`nav[aria-label=${JSON.stringify(steps)}] button`, step).click();
    },

    async removeTag(group, tag) {
      const row = named('grid', group).getByRole('row', { name: tag, exact: true });
      await row.getByRole('button').first().click();
      await row.waitFor({ state: 'hidden' });
    },

    async openPopover(label) {
      const button = named('button', label);
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      await named('dialog', label).waitFor({ state: 'visible' });
    },

    async closeDialog(title) {
      const dialog = named('dialog', title);
      await dialog.getByRole('button', { name: actions.close, exact: true }).first().click();
      await dialog.waitFor({ state: 'hidden' });
    },

    readTable: async (name) => (await loadedTable(name).evaluate(readRows, [])).rows,

    readTotals: async (name) => (await loadedTable(name).evaluate(readRows, [])).totals,

    async sortBy(name, header, direction) {
      const column = loadedTable(name).getByRole('columnheader', { name: header, exact: true });
      if (!(await column.getAttribute('aria-sort'))) throw new Error(`${name} cannot be sorted by ${header}`);
      const [button] = await column.getByRole('button').all();
      if (!button) {
        const frame = page.locator(`[data-ui="data-table"]:has(table[aria-label=${JSON.stringify(name)}])`);
        const list = frame.getByRole('combobox', { name: tableMessages.sortBy, exact: true });
        await list.selectOption(direction ? tableMessages.sortOption(header, direction) : tableMessages.unsorted);
        return;
      }
      for (let press = 0; press < 3; press++)
        if ((await column.getAttribute('aria-sort')) !== (direction ?? 'none')) await button.click();
    },

    async selectRows(name, rows, isSelected = true) {
      for (const row of rows) {
        const box = loadedTable(name).getByRole('checkbox', { name: `${tableMessages.selectRow} ${row}`, exact: true });
        const reason = await box.getAttribute('data-tooltip');
        if (reason) throw new Error(`${row} cannot be selected: ${reason}`);
        if ((await box.isChecked()) !== isSelected) await box.click();
      }
    },

    async readBars(label) {
      const [caption, start] = [label, `${label}. `].map((text) => JSON.stringify(text));
      return page
        .locator(`xpath=//table[caption[.=${caption} or starts-with(., ${start})]]`)
        .evaluate(readBarTable, []);
    },

    async readMeter(label) {
      return (await named('meter', label).getAttribute('aria-valuetext')) ?? '';
    },

    async readStat(label) {
      const tile = page.locator('[data-ui="stat-tile"]:not([aria-busy])');
      const number = tile.locator(`xpath=self::*[p[1][.=${JSON.stringify(label)}]]/p[@data-part="value"]`);
      return number.evaluate((element) => element.textContent ?? '', []);
    },

    async readSteps(label) {
      return named('list', label).evaluate(readStepList, []);
    },

    async answerConfirm(title, button) {
      const question = named('alertdialog', title);
      await question.getByRole('button', { name: button, exact: true }).click();
      await question.waitFor({ state: 'hidden' });
    },

    async readToasts() {
      const cards = await toasts.all();
      return Promise.all(cards.map((card) => card.evaluate(readToastCard, [])));
    },

    findToast,

    async dropFiles(label, files) {
      const sent = files.map(({ name, type, content }) => ({
        name,
        type,
        bytes: [...(typeof content === 'string' ? new TextEncoder().encode(content) : content)],
      }));
      // Events of the button bubble to the drop zone around it.
      await named('group', label)
        .getByRole('button')
        .first()
        .evaluate((button, given) => {
          const dataTransfer = new DataTransfer();
          for (const { name, type, bytes } of given)
            dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
          for (const kind of ['dragenter', 'dragover', 'drop'])
            button.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
        }, sent);
    },
  };
}
