import { readFile } from 'node:fs/promises';
import { columnsOf } from '../harness/gatewayData.ts';
import { falseSheet, glosaRows, pdf, sheet } from '@oraculo-tools/testkit/app/files.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 2.2.12 2.3.5 2.7.4 2.8.8 2.8.10 2.8.15 2.9.1
test('the response of the operator has pages of ten, and its errors are exported', async ({
  page,
  signIn,
  baseURL,
  faults,
}) => {
  faults.allow(/500/);
  const api = await gatewayApi(String(baseURL), 'recebiveis');
  const { items } = await api.glosas.list({ page: 1, pageSize: 40 });
  const row = items.find(
    ({ status, guide_error_quantity, operator_response_status }) =>
      status === 'sucesso parcial' && guide_error_quantity > 10 && operator_response_status !== 'Falha no Envio',
  );
  await signIn('recebiveis');
  await page.goto('/automations/glosas-resource?pageSize=40');
  const open = page.getByRole('button', { name: `Ver retorno da operadora de ${row?.spreadsheet_name}` });
  const sentRequest = page.waitForRequest(/glosas\/appeals\/errors\?/);
  await open.click();
  const query = new URL((await sentRequest).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ glosaAppealUploadId: row?.id, page: '0', size: '10' });
  const dialog = page.getByRole('dialog', { name: 'Retorno da operadora' });
  await expect(columnsOf(dialog)).toHaveText(['Número da guia', 'Código do erro', 'Mensagem']);
  await expect(dialog.getByRole('rowheader')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(dialog.getByRole('rowheader')).toHaveCount(Math.min(10, Number(row?.guide_error_quantity) - 10));

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar erros' }).click();
  expect((await readFile(await (await saved).path(), 'utf8')).length).toBeGreaterThan(100);
  await expectToast(page, 'Arquivo baixado com sucesso');
  await page.route('**/glosas/appeals/errors/export?**', (route) => route.fulfill({ status: 500, body: '' }));
  await dialog.getByRole('button', { name: 'Exportar erros' }).click();
  await expectToast(page, 'Erro ao excluir o arquivo');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const other = items.find(({ status, id }) => status === 'sucesso' && id !== row?.id);
  await page.route('**/glosas/appeals/errors?**', (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('button', { name: new RegExp(`^Ver retorno da operadora de (?!${row?.spreadsheet_name})`) })
    .first()
    .click();
  expect(other).toBeDefined();
  await expectToast(page, 'Ocorreu um erro', 'Tente novamente mais tarde');
});

// spec: 2.2.12 2.4.9 2.7.4 2.8.8 2.8.19
test('a failed appeal is deleted after a confirmation, and a failed deletion has its message', async ({
  page,
  signIn,
  baseURL,
  faults,
}) => {
  faults.allow(/404/);
  await signIn('recebiveis');
  await page.goto('/automations/glosas-resource?pageSize=40');
  const buttons = page.getByRole('button', { name: /^Excluir/ });
  const [name = ''] = (await buttons.last().getAttribute('aria-label'))?.match(/recurso\S+/) ?? [];
  const remove = page.getByRole('button', { name: `Excluir ${name}` });
  const confirmation = page.getByRole('alertdialog', { name: 'Deseja mesmo excluir?' });
  await remove.click();
  await confirmation.getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeVisible();

  const api = await gatewayApi(String(baseURL), 'recebiveis');
  const { items } = await api.glosas.list({ page: 1, pageSize: 40 });
  await remove.click();
  await confirmation.getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Arquivo excluído com sucesso');
  await expect(remove).toHaveCount(0);

  // Somebody else has changed the row first.
  const [left = ''] = (await buttons.last().getAttribute('aria-label'))?.match(/recurso\S+/) ?? [];
  await api.glosas.remove(String(items.find(({ spreadsheet_name }) => spreadsheet_name === left)?.id));
  await page.getByRole('button', { name: `Excluir ${left}` }).click();
  await confirmation.getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Erro ao excluir o arquivo', 'Envio não encontrado. Atualize a lista.');
});

// spec: 1.2.22 1.5.19 1.9.12 2.1.2 2.2.12 2.7.4 2.8.9 2.8.17
test('several spreadsheets of appeals are sent, others are refused by name, and a failure has its message', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/415/);
  await signIn('recebiveis');
  await page.goto('/automations/glosas-resource');
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recurso de glosa' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(pdf('recurso.pdf'));
  await expect(
    dialog.getByText('recurso.pdf — Extensão não permitida. Somente arquivos (.xlsx, .xls)', { exact: true }),
  ).toBeVisible();
  await input.setInputFiles([falseSheet('falsa.xlsx'), await sheet('certa.xlsx', glosaRows.slice(0, 3))]);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(
    page,
    'Erro ao subir o arquivo',
    'O arquivo não é uma planilha do Excel. Salve-o como .xlsx e envie de novo.',
  );
  await expectToast(page, 'Arquivos adicionados com sucesso');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'certa.xlsx' })).toContainText('Enviado');
});
