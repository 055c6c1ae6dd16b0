import type { Locator } from '@playwright/test';
import { Finger } from '../harness/Finger.ts';
import { expect, test } from '../harness/test.ts';

const [width, height] = [390, 740];
const keyboardHeight = 320;
test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

async function expectInside(layer: Locator, bottom: number) {
  const box = await layer.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
}

const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? 0;

test('touch: the menu opens as a drawer, a tap beside it closes it, and a tap on an item opens its screen', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  const finger = await Finger.on(page);
  const drawer = page.getByRole('dialog', { name: 'Menu principal' });
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  await finger.tap(opener);
  await expect(drawer).toBeVisible();
  await finger.tapAt(width - 10, height / 2);
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await finger.tap(opener);
  await finger.tap(drawer.getByRole('link', { name: 'Relatório de elegibilidade' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relatório de elegibilidade');
  await expect(drawer).toHaveCount(0);
});

test('touch: at 320 px the header is one row of 80 px', async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height });
  await enter('leitura');
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox();
    return box && box.y + box.height / 2;
  };
  const header = page.getByRole('banner');
  expect(await middleOf(header.getByRole('button', { name: 'Notificações recentes' }))).toBe(
    await middleOf(header.getByRole('button', { name: 'Abrir menu' })),
  );
  expect((await header.boundingBox())?.height).toBe(80);
});

test('touch: a select opens above the on-screen keyboard, scrolling chooses nothing, and a tap chooses an option', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  const finger = await Finger.on(page);
  const field = page.getByRole('combobox', { name: 'Operadora' });
  await finger.tap(field);
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const bottom = await finger.openKeyboard(keyboardHeight);
  await expect
    .poll(async () => (await topOf(list)) + ((await list.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(bottom);
  await expectInside(list, bottom);
  await finger.scroll(list, 120);
  await expect(list).toBeVisible();
  await expect(field).toHaveValue('');
  await finger.longPress(list.getByRole('option').first());
  await expect(field).toHaveValue('');
  const option = list.getByRole('option').last();
  const name = String((await option.getAttribute('aria-label')) ?? (await option.innerText())).split('\n')[0];
  await finger.tap(option);
  await expect(field).toHaveValue(String(name));
  await expect(list).toHaveCount(0);
});

test('touch: two taps in the calendar choose a period, and the calendar is within the window', async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00-03:00'));
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const finger = await Finger.on(page);
  await finger.tap(page.getByRole('button', { name: /^Filtros/ }));
  await finger.tap(page.getByRole('button', { name: /^Abrir calendário/ }).first());
  const calendar = page.getByRole('dialog', { name: /^Calendário/ });
  await expect(calendar).toBeVisible();
  await expectInside(calendar, height);
  const day = (date: number) => calendar.getByRole('gridcell', { name: new RegExp(`, ${date} de novembro de 2026`) });
  await finger.tap(day(3));
  await finger.tap(day(5));
  await expect(calendar).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'De' })).toHaveValue('03/11/2026');
  await expect(page.getByRole('textbox', { name: 'Até' })).toHaveValue('05/11/2026');
});

test('touch: scrolling a table presses nothing, and the page behind a dialog does not scroll', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/operators');
  const finger = await Finger.on(page);
  const table = page.getByRole('table', { name: 'Operadoras' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  // Found by its tag, because it has no role behind a dialog.
  const row = page.locator('th[scope="row"]').first();
  const before = await topOf(row);
  await finger.scroll(row, 300);
  await expect.poll(() => topOf(row)).toBeLessThan(before - 200);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await finger.tap(table.getByRole('button', { name: /^Editar/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Editar operadora' });
  await expect(dialog).toBeVisible();
  const held = await topOf(row);
  await finger.scroll(dialog.getByRole('heading'), 300);
  expect(await topOf(row)).toBe(held);
  await finger.tap(dialog.getByRole('button', { name: 'Fechar' }));
  await expect(dialog).toHaveCount(0);
});

test('touch: the close button removes a toast, and the next toast disappears when its report ends', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const finger = await Finger.on(page);
  const send = page.getByRole('button', { name: 'Exportar relatório' });
  // The toast of a finished report stays, and may appear meanwhile.
  const toast = page.locator('[data-toast]').filter({ hasNotText: 'Relatório pronto' });
  await finger.tap(send);
  await expect(toast).toBeVisible();
  await finger.tap(toast.getByRole('button', { name: 'Fechar notificação' }));
  await expect(toast).toHaveCount(0);
  await finger.tap(send);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('touch: a swipe closes the menu, a dialog by its title, and a toast, and the content of a dialog scrolls', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/operators');
  const finger = await Finger.on(page);
  const menu = page.getByRole('dialog', { name: 'Menu principal' });
  await finger.tap(page.getByRole('button', { name: 'Abrir menu' }));
  await finger.swipe(menu.getByRole('link', { name: 'Credenciais' }), -150, 10);
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operadoras');

  await finger.tap(page.getByRole('button', { name: 'Cadastrar operadora' }));
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  const service = dialog.getByText('Web Service', { exact: true });
  const before = await topOf(service);
  await finger.swipe(service, 0, -150);
  await expect.poll(() => topOf(service)).toBeLessThan(before - 100);
  await finger.swipe(service, 0, 100);
  await expect.poll(() => topOf(service)).toBeGreaterThan(before - 60);
  await expect(dialog).toBeVisible();
  await finger.swipe(dialog.getByRole('heading', { name: 'Cadastrar operadora' }), 5, 200);
  await expect(dialog).toHaveCount(0);

  await page.goto('/eligibilities/report');
  await finger.tap(page.getByRole('button', { name: 'Exportar relatório' }));
  const toast = page.locator('[data-toast]').filter({ hasNotText: 'Relatório pronto' });
  await expect(toast).toBeVisible();
  await finger.swipe(toast, 170, 5);
  await expect(toast).toHaveCount(0);
});
