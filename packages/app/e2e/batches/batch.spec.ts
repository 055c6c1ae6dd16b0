import { choose, columnsOf } from '../harness/gatewayData.ts';
import { batchFile } from '@oraculo-tools/testkit/app/files.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { expectSteps } from '../harness/expectSteps.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 1.7.5 2.2.9 2.3.4 2.4.2 2.4.3 2.4.4 2.7.8 2.8.6 2.8.21
test('batches have seven columns; processed, failed and cancelled batches show status, reason and action', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/409/);
  await signIn('leitura');
  await page.goto('/eligibilities/batch?pageSize=40');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestão em massa' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Grupos enviados' });
  await expect(columnsOf(table)).toHaveText([
    'Operadora',
    'Marca',
    'Última atualização',
    'Usuário',
    'Arquivo',
    'Status',
    'Ações',
  ]);
  const rowOf = (status: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByText(status, { exact: true }) })
      .last();
  await expect(table.getByRole('button', { name: /^Gerar e baixar/ }).last()).toBeVisible();
  await expect(rowOf('Processado').getByRole('cell').nth(1)).toHaveText(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/);
  for (const [status, reason] of [
    ['Erro', 'Nenhuma linha pôde ser consultada.'],
    ['Cancelado', 'Processamento cancelado.'],
  ] as const) {
    await expect(rowOf(status).getByRole('button', { name: status, exact: true })).toHaveAccessibleDescription(reason);
    await expect(rowOf(status).getByRole('button', { name: /^Cancelar/ })).toHaveCount(0);
  }

  const download = page.waitForEvent('download');
  await table
    .getByRole('button', { name: /^Gerar e baixar/ })
    .last()
    .click();
  await expectToast(page, 'Gerando arquivo para download');
  await expectToast(page, 'Baixando arquivo.');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  // The file exists now, so it is not built again.
  await expect(table.getByRole('button', { name: /^Baixar/ }).first()).toBeVisible();
  const message = 'Este grupo não tem resultados para baixar.';
  await page.route('**/upload/export?**', (route) => route.fulfill({ status: 409, json: { message } }));
  await table
    .getByRole('button', { name: /^Gerar e baixar/ })
    .last()
    .click();
  await expectToast(page, 'Ocorreu um erro ao baixar os arquivos', message);
});

// spec: 1.1.3 1.7.5 1.8.8 2.2.9 2.2.11 2.4.2 2.4.3 2.7.8
test('“Sim” cancels a batch in flight, “Não” keeps it, and a failed cancel shows its reason', {
  tag: '@smoke',
}, async ({ page, steppedGateway, faults }) => {
  faults.allow(/409|500/);
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  const table = page.getByRole('table', { name: 'Grupos enviados' });
  const stamp = Date.now();
  const send = async (name: string) => {
    await page.getByRole('button', { name: 'Incluir grupo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
    await dialog.locator('input[type=file]').setInputFiles(batchFile(name, 60));
    await choose(dialog, 'Operadora', 'Saúde Norte');
    await choose(dialog, 'Marca', 'Laboratório Aurora');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toHaveCount(0);
    return table.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(name) }) });
  };
  const confirmation = page.getByRole('alertdialog', { name: 'Deseja cancelar o processamento?' });

  const first = await send(`um-${stamp}.csv`);
  await expectSteps(page, steppedGateway, first.getByRole('cell').nth(4), ['Aguardando', 'Processando']);
  await first.getByRole('button', { name: /^Cancelar processamento/ }).click();
  await expect(confirmation.getByRole('button', { name: 'Não' })).toBeFocused();
  await confirmation.getByRole('button', { name: 'Não' }).click();
  await expect(first.getByText('Processando', { exact: true })).toBeVisible();
  await page.route('**/eligibility/lot/cancel/**', (route) => route.fulfill({ status: 500, body: '' }));
  await first.getByRole('button', { name: /^Cancelar processamento/ }).click();
  await confirmation.getByRole('button', { name: 'Sim' }).click();
  await expectToast(page, 'Erro ao cancelar', 'Erro desconhecido');
  await page.unroute('**/eligibility/lot/cancel/**');
  await first.getByRole('button', { name: /^Cancelar processamento/ }).click();
  await confirmation.getByRole('button', { name: 'Sim' }).click();
  await expectToast(page, 'Processamento cancelado com sucesso');
  await expect(first.getByText('Cancelado', { exact: true })).toBeVisible();

  // Somebody else has changed the row first.
  const second = await send(`dois-${stamp}.csv`);
  const api = await gatewayApi(steppedGateway.url, 'leitura');
  await second.getByRole('button', { name: /^Cancelar processamento/ }).click();
  await expect(confirmation).toBeVisible();
  const { items } = await api.batches.list({ page: 1, pageSize: 40 });
  await api.batches.cancel(String(items.find(({ nome }) => nome === `dois-${stamp}.csv`)?.id));
  await confirmation.getByRole('button', { name: 'Sim' }).click();
  await expectToast(page, 'Erro ao cancelar', 'O processamento deste grupo já terminou e não pode ser cancelado.');
});

// spec: 1.3.13 1.7.5 2.2.9 2.3.4 2.4.13 2.5.11 2.7.8
test('batches are filtered by operator, brand and user, and the search is disabled without a filter', async ({
  page,
  signIn,
  baseURL,
}) => {
  // Only users who have sent a batch are options.
  const [sender] = await (await gatewayApi(String(baseURL), 'leitura')).batches.users();
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAccessibleDescription('Preencha ao menos um filtro');
  await expect(page.getByText('Selecione uma operadora').filter({ visible: true }).first()).toBeVisible();
  await choose(page, 'Operadora', 'Saúde Norte');
  await choose(page, 'Marca', 'Laboratório Aurora');
  await choose(page, 'Usuário', String(sender?.userName));
  const sentRequest = page.waitForRequest(/upload\/status\?/);
  await search.click();
  expect(Object.fromEntries(new URL((await sentRequest).url()).searchParams)).toEqual({
    operatorName: 'Saúde Norte',
    brandName: 'Laboratório Aurora',
    userEmail: sender?.userEmail,
    page: '0',
    size: '10',
  });
  await expect(page).toHaveURL(/operatorName=Sa%C3%BAde\+Norte/);
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('');
});

// spec: 2.2.9
// spec: d.12
test('a batch is found by a part of its file name, whose column can be hidden', async ({ page, signIn, baseURL }) => {
  const client = await gatewayApi(String(baseURL), 'leitura');
  const { items } = await client.batches.list({ page: 1, pageSize: 10 });
  const name = String(items[0]?.nome);
  const other = String(items.find(({ nome }) => nome !== name)?.nome);
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('textbox', { name: 'Arquivo' }).fill(name.slice(1, -4).toUpperCase());
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const table = page.getByRole('table', { name: 'Grupos enviados' });
  await expect(table.getByText(other, { exact: true })).toHaveCount(0);
  await expect(table.getByText(name, { exact: true }).first()).toBeVisible();
  // A file may be named after a patient.
  await expect(page).toHaveURL(/\/batch$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Arquivo' })).toHaveValue(name.slice(1, -4).toUpperCase());
  await expect(table.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(table.getByText(other, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Exibição' }).click();
  await page.getByRole('checkbox', { name: 'Arquivo' }).click();
  await expect(columnsOf(table).filter({ hasText: 'Arquivo' })).toHaveCount(0);
});
