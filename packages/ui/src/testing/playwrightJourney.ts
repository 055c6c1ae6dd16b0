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
import type { PlaywrightLocator, PlaywrightPage, PlaywrightRole } from './PlaywrightPage.ts';

interface Tools {
  page: PlaywrightPage;
  named: (role: PlaywrightRole, name: string) => PlaywrightLocator;
  labelled: (lines: string, label: string) => PlaywrightLocator;
  catalogue: Messages;
  findToast: KitDriver['findToast'];
}

/** The part of `playwrightKit` that presses buttons, changes pages and reads the results. */
export function playwrightJourney({ page, named, labelled, catalogue, findToast }: Tools): JourneyMethods {
  const pressIt = async (name: string, button: PlaywrightLocator) => {
    const isDisabled = (await button.getAttribute('aria-disabled')) === 'true';
    throwIfDisabled(name, isDisabled ? await button.getAttribute('data-tooltip') : null);
    await button.click();
  };
  const pagerOf = (name: string) => page.locator(selectors.pager(name)).first();
  return {
    press: (button) => pressIt(button, named('button', button).first()),
    submitFilters: (label) => pressIt(label, page.locator(selectors.submit(label))),
    clearFilters: (label) => pressIt(label, page.locator(selectors.clear(label)).first()),

    async goToPage(name, number) {
      const pager = pagerOf(name);
      await pager.waitFor();
      const place = pager.locator(uncountedPage);
      if ((await place.all()).length > 0) {
        const readPage = async () => pageOf(await place.evaluate(({ textContent }) => textContent, []));
        for (let shown = await readPage(); shown !== number; shown = await readPage()) {
          const step = shown < number ? catalogue.pagination.next : catalogue.pagination.previous;
          await pressIt(step, pager.getByRole('button', { name: step, exact: true }));
          const target = catalogue.pagination.page(shown < number ? shown + 1 : shown - 1);
          await pager.locator(`${uncountedPage}:text-is(${JSON.stringify(target)})`).waitFor();
        }
        return;
      }
      const current = pager.locator(
        `button[aria-current="page"][aria-label=${JSON.stringify(catalogue.pagination.page(number))}]`,
      );
      const button = pager.getByRole('button', { name: catalogue.pagination.page(number), exact: true });
      const box = pager.getByRole('textbox', { name: catalogue.pagination.jump, exact: true });
      if (await button.isVisible()) await button.click();
      else {
        await box.fill(String(number));
        await box.press('Enter');
      }
      await current.waitFor();
    },

    async setPageSize(name, size) {
      await pagerOf(name)
        .getByRole('combobox', { name: catalogue.pagination.perPage, exact: true })
        .selectOption(String(size));
    },

    async chooseTab(tabs, tab) {
      await labelled(selectors.tab(tabs), tab).click();
      await labelled(`${selectors.tab(tabs)}[aria-selected="true"]`, tab).waitFor();
    },

    async setSwitch(label, isOn) {
      const box = named('switch', label);
      // Clicks the row, as a user does, because the track may cover the native input.
      if ((await box.isChecked()) !== isOn) await box.locator('xpath=ancestor::label').click();
    },

    async bulkAction(table, action) {
      const bar = named('group', catalogue.table.selectionBar(table));
      await pressIt(action, bar.getByRole('button', { name: action, exact: true }));
    },

    async chooseInMenu(menu, line, isSelected = true) {
      await named('button', menu).click();
      const text = JSON.stringify(line);
      const choice = page
        .locator(
          `[role^="menuitem"]:has([data-label]:text-is(${text})), [role="dialog"][aria-label=${JSON.stringify(menu)}] label:has(span:text-is(${text}))`,
        )
        .first();
      await choice.waitFor();
      const isLine = (await choice.getAttribute('role')) !== null;
      const isTicked = isLine
        ? (await choice.getAttribute('aria-checked')) === 'true'
        : await choice.locator('input').isChecked();
      if (isTicked !== isSelected) await choice.click();
      if (await choice.isVisible()) await choice.press('Escape');
    },

    async expectToast(title, message) {
      compareToast(title, (await findToast(title)).message, message);
    },
  };
}
