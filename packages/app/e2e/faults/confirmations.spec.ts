import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { failures, refuseToken } from './failures.ts';
import { answerAfterDoubleClick } from './answerAfterDoubleClick.ts';

/** A confirmation that sends a request. */
interface Confirmation {
  name: string;
  path: string;
  method: 'POST' | 'DELETE';
  call: RegExp;
  /** Opens the confirmation and returns its confirm button. */
  ask: (page: Page) => Promise<Locator>;
  /** The title of the failure toast. */
  failed: string;
}

const confirmButton = (page: Page, title: string, label: string) =>
  page.getByRole('alertdialog', { name: title }).getByRole('button', { name: label });

/** Makes the first batch of the response waiting, so that it can be cancelled whatever the gateway has processed. */
const answerWithWaitingBatch = async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.json()) as { rows: object[] };
  const [first, ...rest] = body.rows;
  await route.fulfill({
    response,
    json: { ...body, rows: [{ ...first, nome: 'espera.csv', status: 'aguardando', signedUrl: null }, ...rest] },
  });
};

const confirmations: Confirmation[] = [
  {
    name: 'deleting a credential',
    path: '/credentials?pageSize=40',
    method: 'DELETE',
    call: /\/operator\/credentials\/[^/]+$/,
    ask: async (page) => {
      await page
        .getByRole('button', { name: /^Excluir .*mutual-dos-s/ })
        .first()
        .click();
      return confirmButton(page, 'Excluir Credencial', 'Excluir');
    },
    failed: 'Erro ao excluir credencial',
  },
  {
    name: 'cancelling a batch',
    path: '/eligibilities/batch',
    method: 'POST',
    call: /\/eligibility\/lot\/cancel\//,
    ask: async (page) => {
      await page.getByRole('button', { name: 'Cancelar processamento de espera.csv' }).click();
      return confirmButton(page, 'Deseja cancelar o processamento?', 'Sim');
    },
    failed: 'Erro ao cancelar',
  },
  {
    name: 'deleting an appeal',
    path: '/automations/glosas-resource?pageSize=40',
    method: 'DELETE',
    call: /\/glosas\/appeals\/[^/]+$/,
    ask: async (page) => {
      await page
        .getByRole('button', { name: /^Excluir / })
        .first()
        .click();
      return confirmButton(page, 'Deseja mesmo excluir?', 'Excluir');
    },
    failed: 'Erro ao excluir o arquivo',
  },
];

/** The other cells may truncate their text after the first layout. */
const rowHeaders = (page: Page) => page.locator('tbody').last().locator('th').allTextContents();

for (const confirmation of confirmations) {
  const { name, path, method, call, ask, failed } = confirmation;
  // spec: x.9
  test(`${name}: a double click on the confirm button sends one request, and its failure leaves the list unchanged`, async ({
    page,
    signIn,
    faults,
  }) => {
    test.slow();
    faults.allow(/500|401|ERR_INTERNET_DISCONNECTED|badResponse/);
    await signIn('admin');
    await page.route(/\/eligibility\/upload\/status\?/, answerWithWaitingBatch);
    for (const failure of failures) {
      await page.goto(path);
      const yes = await ask(page);
      const rows = await rowHeaders(page);
      const sending = await answerAfterDoubleClick(page, { method, call }, failure.answer);
      await sending.clickTwice(yes);
      await expectToast(page, failed);
      expect(sending.sent, failure.name).toHaveLength(1);
      // The second click activated no other control.
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')), failure.name).toHaveCount(0);
      expect(await rowHeaders(page), failure.name).toEqual(rows);
      await sending.stop();
    }
    await page.goto(path);
    const yes = await ask(page);
    const sending = await answerAfterDoubleClick(page, { method, call }, refuseToken);
    await sending.clickTwice(yes);
    await expect(page).toHaveURL(/\/login$/);
    expect(sending.sent).toHaveLength(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

// spec: x.9
test('a double click that confirms clearing or discarding a form does not activate a control under the confirmation', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/operators');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill('Falha Saúde');
  await dialog.getByRole('button', { name: 'Limpar formulário' }).click();
  await confirmButton(page, 'Deseja limpar o formulário?', 'Limpar').dblclick();
  await expect(dialog.getByRole('textbox', { name: 'Nome da operadora' })).toHaveValue('');
  await expect(page.locator('[data-live-announcer]')).toHaveText('Formulário limpo');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill('Falha Saúde');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await confirmButton(page, 'Descartar alterações?', 'Descartar').dblclick();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(page).toHaveURL(/\/operators$/);
  expect(sent).toEqual([]);
});
