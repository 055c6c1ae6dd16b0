import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Counts the view transitions of the page. */
const countSwitches = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.documentElement.dataset.switches = '0';
    document.startViewTransition = (...args) => {
      const { dataset } = document.documentElement;
      dataset.switches = String(Number(dataset.switches) + 1);
      return start(...args);
    };
  });

const openOperators = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Operadoras' }).click();

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link of the menu fades to the next screen, which handles keys and presses at once', async ({
    page,
    enter,
  }) => {
    await enter('admin');
    await countSwitches(page);
    // The fade lasts as long as the test, so each step below happens while the old screen is still visible.
    await page.evaluate(() => document.documentElement.style.setProperty('--ui-duration-quick', '600s'));
    await openOperators(page);
    await expect(page.locator('html')).toHaveAttribute('data-switches', '1');
    await expect(page.getByRole('heading', { level: 1, name: 'Operadoras' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-ui-page-switch', 'shown');
    await page.getByRole('searchbox', { name: 'Operadora' }).click();
    await page.keyboard.type('Saúde');
    await expect(page.getByRole('searchbox', { name: 'Operadora' })).toHaveValue('Saúde');
    await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
    await expect(page.getByRole('dialog', { name: 'Cadastrar operadora' })).toBeVisible();
  });
});

test('with reduced motion the menu changes the screen without a fade', async ({ page, enter }) => {
  await enter('admin');
  await countSwitches(page);
  await openOperators(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Operadoras' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-switches', '0');
});
