import type { Page } from '@playwright/test';
import { csv } from '@oraculo-tools/testkit/app/files.ts';
import type { OwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { sendBatch } from '../harness/sendBatch.ts';
import { expect, test } from '../harness/test.ts';

async function goToQuery(page: Page) {
  const link = page.getByRole('link', { name: 'Consulta individual' });
  await link
    .or(page.getByRole('button', { name: 'Elegibilidade' }))
    .first()
    .click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consulta individual' })).toBeVisible();
}

/** Finishes the job, waits for its toast, and follows the link in it. */
async function expectAnnouncement(
  page: Page,
  gateway: OwnGateway,
  { announcement, linkLabel }: { announcement: RegExp; linkLabel: string },
) {
  await gateway.finishJobs();
  const go = page.getByRole('button', { name: linkLabel });
  await expect(go).toBeVisible();
  await expect(page.getByText(announcement).first()).toBeVisible();
  await go.click();
}

// spec: x.75
test('a toast on another screen says that a batch has ended and leads to its row', async ({ page, steppedGateway }) => {
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  await sendBatch(page, 'fim-do-dia.csv');
  await goToQuery(page);
  // No operator knows these people.
  const announcement = /^fim-do-dia\.csv: Nenhum beneficiário encontrado na operadora\./;
  await expectAnnouncement(page, steppedGateway, { announcement, linkLabel: 'Ver grupos' });
  await expect(page).toHaveURL(/\/eligibilities\/batch$/);
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'fim-do-dia.csv', exact: true }) });
  await expect(row.locator(':focus')).toHaveCount(1);
});

test('a toast on another screen says that a report is ready and leads to it', async ({ page, steppedGateway }) => {
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/report`);
  const requested = page.waitForResponse(/eligibility\/report$/);
  await page.getByRole('button', { name: 'Exportar relatório' }).click();
  await requested;
  await goToQuery(page);
  await expectAnnouncement(page, steppedGateway, { announcement: /^Relatório pronto$/, linkLabel: 'Ver relatórios' });
  await expect(page).toHaveURL(/\/eligibilities\/report\?tab=history$/);
  await expect(page.getByRole('table', { name: 'Relatórios gerados' }).locator('tbody :focus')).toHaveCount(1);
  // Neither the progress toast nor the link is useful on this screen.
  await page.getByRole('button', { name: 'Notificações recentes' }).click();
  await expect(page.getByRole('dialog', { name: 'Notificações recentes' })).toContainText(
    'Nenhuma notificação por enquanto.',
  );
});

test('a report that is ready before the first check is announced', async ({ page, steppedGateway }) => {
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/report`);
  const before = page.waitForResponse(/eligibility\/history\?page=0&size=40/);
  const requested = page.waitForResponse(/eligibility\/report$/);
  await page.getByRole('button', { name: 'Exportar relatório' }).click();
  await Promise.all([before, requested]);
  await expectAnnouncement(page, steppedGateway, { announcement: /^Relatório pronto$/, linkLabel: 'Ver relatórios' });
});

test('a toast on another screen says that a request for old files has ended and leads to it', async ({
  page,
  steppedGateway,
}) => {
  await holdSession(page, 'recebiveis', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/automations/file-recovery`);
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar arquivos antigos' });
  await dialog.locator('input[type=file]').setInputFiles(csv('antigos.csv', 'NOME\nguia_202201_000001.pdf\n'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await goToQuery(page);
  await expectAnnouncement(page, steppedGateway, { announcement: /resgata/, linkLabel: 'Ver solicitações' });
  await expect(page).toHaveURL(/\/automations\/file-recovery$/);
});

test('a browser notification announces the end of a batch after the user allowed it, and names no file', async ({
  page,
  steppedGateway,
}) => {
  // An automated browser denies notifications, so the calls of the app are recorded.
  await page.addInitScript(() => {
    const notices: string[] = [];
    class Recorded extends EventTarget {
      static permission = 'default';
      static requestPermission = async () => {
        notices.push('permission requested');
        Recorded.permission = 'granted';
        return 'granted';
      };
      constructor(title: string, options: NotificationOptions) {
        super();
        notices.push(`${title}: ${options.body}`);
      }
    }
    Object.assign(window, { Notification: Recorded, notices });
  });
  const notices = () => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  await sendBatch(page, 'com-aviso.csv');
  const offer = page.getByRole('button', { name: 'Avisar pelo navegador' });
  await expect(offer).toBeVisible();
  expect(await notices()).toEqual([]);
  await offer.click();
  await expect(offer).toHaveCount(0);
  expect(await notices()).toEqual(['permission requested']);
  await goToQuery(page);
  // As in a background tab.
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await expectAnnouncement(page, steppedGateway, { announcement: /^Grupo não processado$/, linkLabel: 'Ver grupos' });
  expect(await notices()).toEqual(['permission requested', 'Oráculo: O processamento de um grupo terminou.']);
});
