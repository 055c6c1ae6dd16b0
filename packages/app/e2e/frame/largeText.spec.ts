import type { Locator, Page } from '@playwright/test';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

// A text size of 200 %, set in the browser's settings, on the narrowest phone.
const { args, ...chromium } = await findCurrentChromium();
test.use({
  launchOptions: { ...chromium, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 320, height: 800 },
});

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

/** The words that needed more than one line. */
const brokenWords = (element: Locator) =>
  element.evaluate(async (heading) => {
    await document.fonts.ready;
    // A browser's translator wraps text in its own elements.
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
    if (!(text instanceof Text)) return ['no text'];
    return [...text.data.matchAll(/\S+/g)].flatMap(([word], at, all) => {
      const range = document.createRange();
      const start = all[at]?.index ?? 0;
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

// spec: x.28
test('at twice the text size the sign-in and the not-found page fit a narrow screen', async ({ page }) => {
  await page.goto('/nada');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectNoSidewaysScroll(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Iniciar sessão' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

// spec: x.28
test('at twice the text size screens fit a narrow window in the wider fallback font too', async ({ page, signIn }) => {
  const expectFit = async (paths: string[]) => {
    // The font never loads.
    await page.route(/\.woff2$/, () => {});
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.unroute(/\.woff2$/);
  };
  await expectFit(['/nada', '/login']);
  await signIn('admin');
  await expectFit(['/nada', '/credentials', '/automations/document-update']);
});

// spec: x.28
test('at twice the text size every screen fits a narrow window, and no title of a screen, table or dialog breaks within a word', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  for (const [path, opener] of [
    ['/nada', null],
    ['/eligibilities/report?period=2026-11-01_2026-11-20', null],
    ['/eligibilities/batch', 'Incluir grupo'],
    ['/credentials', 'Cadastrar credencial'],
    ['/operators', 'Cadastrar operadora'],
    ['/automations/documents-capture', 'Subir arquivo'],
    ['/automations/file-recovery', 'Subir arquivo'],
    ['/automations/glosas-resource', 'Subir arquivo'],
    ['/automations/document-update', null],
    ['/saude-mais', 'Subir arquivo'],
    ['/test', null],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isList = !['/nada', '/automations/document-update'].includes(path);
    if (isList) await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const title of await page.getByRole('heading').all()) expect(await brokenWords(title), path).toEqual([]);
    if (!opener) continue;
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog');
    expect(await brokenWords(dialog.getByRole('heading').first())).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

// spec: x.28
test('at twice the text size menu, calendar and CPF are fully visible, and icons and switches grow with the text', async ({
  page,
  enter,
}) => {
  await enter('admin');
  await choose(page, 'Operadora', 'Plano Próprio Oráculo');
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  await cpf.fill('52998224725');
  expect(await cpf.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  expect((await opener.locator('svg').boundingBox())?.width).toBe(44);
  await opener.click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const title of ['Automações', 'Elegibilidade', 'Credenciais', 'Operadoras']) {
    expect(await brokenWords(menu.getByText(title, { exact: true }))).toEqual([]);
  }
  await page.goto('/eligibilities/report');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page
    .getByRole('button', { name: /calendário/i })
    .first()
    .click();
  const days = page.getByRole('grid').getByRole('columnheader');
  await expect(days).toHaveCount(7);
  for (const day of await days.all()) expect(await day.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  await page.goto('/credentials');
  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  expect((await page.getByRole('switch').boundingBox())?.height).toBe(48);
});
