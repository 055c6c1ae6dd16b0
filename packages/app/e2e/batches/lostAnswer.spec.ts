import type { Page } from '@playwright/test';
import { batchFile } from '@oraculo-tools/testkit/app/files.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

/** The service handles the request, but its response is lost; the next response arrives. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/eligibility/upload',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('a batch whose response was lost is sent again with the same key, and is created once', async ({
  page,
  signIn,
  faults,
  baseURL,
}) => {
  faults.allow(/ERR_FAILED/);
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const name = `perdido_${Date.now()}`;
  await dialog.locator('input[type=file]').setInputFiles(batchFile(`${name}.csv`, 3));
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await loseAnswer(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const again = dialog.getByRole('button', { name: `Tentar enviar ${name}.csv de novo` });
  await expect(again).toBeVisible();

  // A retry needs a brand.
  await choose(dialog, 'Operadora', 'Vida Plena Saúde');
  await expect(again).toHaveCount(0);
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await again.click();
  await expectToast(page, 'Arquivo enviado com sucesso');
  await expect(dialog).toHaveCount(0);
  const client = await gatewayApi(String(baseURL), 'leitura');
  expect((await client.batches.list({ lotName: name })).items).toHaveLength(1);
});
