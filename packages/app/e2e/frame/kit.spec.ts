import { choose } from '../harness/gatewayData.ts';
import { stopClock } from '../harness/clock.ts';
import { expect, test } from '../harness/test.ts';

// spec: 1.2.5 1.2.6 1.3.16 1.4.5 1.5.4 1.8.5 2.2.2
test('the showcase has invented rows of four statuses and the e-mail check, and is not in the menu', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/test');
  await expect(page.getByRole('heading', { level: 1, name: 'Mostruário' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Dados inventados' });
  for (const status of ['Ativo', 'Inativo', 'Pendente', 'Bloqueado']) {
    await expect(table.getByText(status, { exact: true })).toBeVisible();
  }
  const toggle = page.getByRole('switch', { name: 'Web Service TISS' });
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('sem arroba');
  await page.getByRole('button', { name: 'Conferir e-mail' }).click();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Conferir e-mail' }).click();
  await expect(page.getByText('Email inválido')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Mostruário')).toHaveCount(0);
});

// spec: 1.4.4
test('a modal closes on Escape and on its backdrop, asks before it discards typed text, and stops the page from scrolling', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/eligibilities/batch');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const open = page.getByRole('button', { name: 'Incluir grupo' });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.mouse.click(5, 300);
  await expect(dialog).toHaveCount(0);
  await open.click();
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
  await expect(confirmation).toContainText('O que você preencheu ainda não foi salvo.');
  await confirmation.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toHaveCount(0);
});

// spec: 1.3.14 1.4.6 1.9.10 2.1.3 2.9.4
test('toasts stack and disappear by themselves', async ({ page, signIn, faults }) => {
  faults.allow(/500/);
  await signIn('admin');
  await page.goto('/credentials');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await stopClock(page);
  const visibleToasts = page.getByRole('region', { name: 'Notificações' }).getByRole('group');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar Relatório' }).click();
  await download;
  await expect(visibleToasts).toHaveCount(1);
  await page.clock.runFor(1000);
  await page.route(/\/credentials\/\d+$/, (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  await expect(visibleToasts).toHaveCount(2);
  const [upper, lower] = await Promise.all([visibleToasts.first().boundingBox(), visibleToasts.last().boundingBox()]);
  expect(lower?.y).toBeGreaterThanOrEqual(Number(upper?.y) + Number(upper?.height));

  const downloaded = page.getByRole('group', { name: 'Arquivo baixado com sucesso' });
  await page.clock.runFor(1900);
  await expect(downloaded).toBeVisible();
  await page.clock.runFor(100);
  await expect(downloaded).toHaveCount(0);
  // The pointer over one toast pauses the other one too.
  await visibleToasts.hover();
  await page.clock.runFor(60_000);
  await expect(visibleToasts).toHaveCount(1);
  await page.mouse.move(600, 500);
  await page.clock.runFor(900);
  await expect(visibleToasts).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(visibleToasts).toHaveCount(0);
});

// spec: 1.8.13 1.9.10 2.9.7
test('a failed list is requested again only by its button, not by itself nor when the window gets the focus', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/500/);
  await signIn('leitura');
  let requestCount = 0;
  await page.route('**/api/operator/eligibility?**', (route) => {
    requestCount += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/eligibilities/report');
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(retry).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const again = page.waitForResponse(/eligibility\?/);
  await retry.click();
  await again;
  expect(requestCount).toBe(2);
});

// spec: 1.8.2
test('a screen that breaks shows a Portuguese message and a next step', async ({ page, signIn, faults }) => {
  faults.allow(/Failed to (load|fetch)|error|Error|preload/);
  await signIn('admin');
  await page.route(/\/assets\/OperatorsScreen-.*\.js$/, (route) => route.abort());
  await page.goto('/operators');
  await expect(page.getByRole('heading', { name: 'Esta tela ainda não foi carregada' })).toBeVisible();
  await page.unroute(/\/assets\/OperatorsScreen-.*\.js$/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('table', { name: 'Operadoras' })).toBeVisible();
});
