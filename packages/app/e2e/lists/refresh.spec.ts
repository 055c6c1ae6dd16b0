import { installClock } from '../harness/clock.ts';
import { csv } from '@oraculo-tools/testkit/app/files.ts';
import { holdCalls } from '../harness/holdCalls.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, shown, test } from '../harness/test.ts';

/** The requests of the screen; the job watcher requests more rows. */
const list = /\/files\/restore\?.*\bsize=10\b/;

// spec: d.13 x.22
test('a list with rows in flight polls every 5 s while the tab is visible, keeps the focus, and stops at their end', async ({
  page,
  steppedGateway,
}) => {
  // So low that the list still scrolls after the notice above it has gone.
  await page.setViewportSize({ width: 1280, height: 600 });
  await steppedGateway.finishJobs();
  await installClock(page);
  await holdSession(page, 'recebiveis', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/automations/file-recovery`);
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar arquivos antigos' });
  await dialog.locator('input[type=file]').setInputFiles(csv('sozinha.csv', 'NOME\nguia_202201_000001.pdf\n'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const row = page.getByRole('row').filter({ hasText: 'sozinha.csv' }).first();
  await expect(row.getByText(/· 0\/1$/)).toBeVisible();
  // The jump of the clock causes one request. After its response this test controls the time.
  await page.clock.pauseAt(new Date(Date.now() + 120_000));
  const hour = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
  await expect(shown(page, `Atualizado às ${hour}`)).toBeVisible();

  let count = 0;
  page.on('request', (request) => {
    if (list.test(request.url())) count += 1;
  });
  const kept = page
    .getByRole('row')
    .filter({ hasText: 'Erro' })
    .first()
    .getByRole('button', { name: /^Ver erros/ });
  await kept.focus();
  const scrolled = page.locator('html');
  await page.clock.runFor(4999);
  expect(count).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => count).toBe(1);

  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.runFor(60_000);
  expect(count).toBe(1);
  await turn('visible');
  await steppedGateway.finishJobs();
  await scrolled.evaluate((root) => root.scrollTo(0, 150));
  const before = await scrolled.evaluate((root) => root.scrollTop);
  await page.clock.runFor(5000);
  await expect(row.getByText(/· 1\/1$/)).toBeVisible();
  expect(await scrolled.evaluate((root) => root.scrollTop)).toBe(before);
  await expect(kept).toBeFocused();
  await page.clock.runFor(60_000);
  expect(count).toBe(2);
});

// spec: 1.9.10
test('a response is shown immediately for five minutes after its last use, and is then requested again', async ({
  page,
  enter,
}) => {
  await installClock(page);
  await enter('admin');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const rows = page.getByRole('table', { name: 'Operadoras' }).getByRole('rowheader');
  const visit = (name: string) => menu.getByRole('link', { name }).click();
  const leave = async () => {
    await visit('Credenciais');
    await expect(page.getByRole('table', { name: 'Credenciais' }).getByRole('rowheader').first()).toBeVisible();
  };
  const operators = /\/healthoperators\/paginated\/all\?/;
  await visit('Operadoras');
  await expect(rows.first()).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await leave();
  await page.clock.runFor(299_000);
  const release = await holdCalls(page, operators);
  await visit('Operadoras');
  await expect(rows).toHaveCount(10);
  const response = page.waitForResponse(operators);
  release();
  // Requested again in the background, in the next frame.
  await page.clock.runFor(100);
  await response;

  await leave();
  await page.clock.runFor(300_000);
  const releaseAgain = await holdCalls(page, operators);
  await visit('Operadoras');
  await expect(page.getByRole('table', { name: 'Operadoras' })).toHaveAttribute('aria-busy', 'true');
  await expect(rows).toHaveCount(0);
  releaseAgain();
  await expect(rows).toHaveCount(10);
});
