import { choose, columnsOf } from '../harness/gatewayData.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 2.1.2 2.2.7 2.2.8 2.3.3 2.4.11 2.5.4 2.7.3 2.8.16
test('a credential is created, edited with operator and brand locked, and deleted after a confirmation', {
  tag: '@smoke',
}, async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/credentials');
  await expect(page).toHaveTitle('Credenciais · Oráculo');
  const table = page.getByRole('table', { name: 'Credenciais' });
  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  const user = `jornada-${Date.now()}`;
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await dialog.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
  await expect(dialog.getByRole('textbox', { name: 'CPF' })).toHaveValue('529.982.247-25');
  await dialog.getByRole('textbox', { name: 'CNPJ' }).fill('12345678000195');
  await expect(dialog.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.345.678/0001-95');
  await dialog.getByRole('textbox', { name: 'Código do prestador' }).fill('4242');
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(user);
  await dialog.getByLabel(/^Senha/).fill('segredo-da-jornada');
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/credentials'),
  );
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  expect((await posted).postDataJSON()).toMatchObject({
    ansId: '301264',
    brand: { name: 'Laboratório Aurora' },
    cnpj: '12345678000195',
    cpf: '52998224725',
    isWebService: false,
    providerCode: '4242',
    user,
  });
  await expectToast(page, 'Credencial cadastrada com sucesso.');
  await expect(dialog).toHaveCount(0);

  await page.goto('/credentials?ansId=301264&pageSize=40');
  const row = table.getByRole('row').filter({ hasText: user });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Editar/ }).click();
  const editor = page.getByRole('dialog', { name: 'Editar credencial' });
  await expect(editor.getByRole('combobox', { name: 'Operadora' })).toHaveAttribute('aria-disabled', 'true');
  await expect(editor.getByRole('combobox', { name: 'Marca' })).toHaveAttribute('aria-disabled', 'true');
  await expect(editor.getByRole('textbox', { name: 'CPF' })).toHaveValue('529.982.247-25');
  await expect(editor.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.345.678/0001-95');
  await editor.getByRole('textbox', { name: 'Descrição' }).fill('Editada pela jornada');
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
  await confirmation.getByRole('button', { name: 'Continuar editando' }).click();
  const patched = page.waitForRequest((request) => request.method() === 'PATCH');
  await editor.getByRole('button', { name: 'Salvar' }).click();
  const sent = (await patched).postDataJSON();
  expect(sent.credentialId).toBe((await patched).url().split('/').at(-1));
  await expectToast(page, 'Credencial atualizada com sucesso.');

  await row.getByRole('button', { name: /^Excluir/ }).click();
  const sure = page.getByRole('alertdialog', { name: 'Excluir Credencial' });
  await sure.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Excluir/ }).click();
  await sure.getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Credencial excluída com sucesso.');
  await expect(row).toHaveCount(0);
});

// spec: 2.2.6 2.3.3 2.7.3
test('credentials with an error have their own tab with a count, without the URL column and the create button', async ({
  page,
  signIn,
  baseURL,
}) => {
  const api = await gatewayApi(String(baseURL), 'admin');
  const { total } = await api.credentials.list({ error: true, page: 1, pageSize: 10 });
  await signIn('admin');
  await page.goto('/credentials');
  await expect(page.getByRole('tab')).toHaveText([
    /^Lista de Credenciais/,
    new RegExp(`^Credenciais com erro${total}`),
  ]);
  const allCredentials = page.getByRole('table', { name: 'Credenciais' });
  await expect(columnsOf(allCredentials)).toHaveText(['Operadora', 'Marca', 'Usuário', 'TISS', 'URL', 'Ações']);
  await expect(allCredentials.getByRole('row').nth(1).getByRole('cell').nth(2)).toHaveText(/^(Sim|Não)$/);
  await page.getByRole('tab', { name: /^Credenciais com erro/ }).click();
  const table = page.getByRole('table', { name: 'Credenciais com erro' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(columnsOf(table)).toHaveText(['Operadora', 'Marca', 'Usuário', 'TISS', 'Ações']);
  await expect(page.getByRole('button', { name: 'Cadastrar credencial' })).toHaveCount(0);
  await expect(shownTotal(page)).toHaveText(`Total de itens: ${total}`);
});

const shownTotal = (page: import('@playwright/test').Page) => page.getByText(/^Total de itens: /).first();

// spec: 1.7.2 2.2.7 2.4.13 2.5.11 2.7.3 2.8.3 2.8.15 2.9.8
test('the filter lists all brands; the report has the date in its file name, and its button is disabled while a filter is chosen', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/500/);
  await signIn('admin');
  await page.goto('/credentials');
  const download = page.waitForEvent('download');
  const report = page.getByRole('button', { name: 'Exportar Relatório' });
  await report.click();
  expect((await download).suggestedFilename()).toMatch(/^credentials_report_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expectToast(page, 'Arquivo baixado com sucesso');

  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAccessibleDescription('Preencha ao menos um filtro');
  await choose(page, 'Marca', 'Laboratório Aurora');
  // A choice that is not applied yet counts too.
  await expect(report).toHaveAccessibleDescription('Limpe os filtros: o relatório traz todas as credenciais');
  const sentRequest = page.waitForRequest(/credentials\/paginated\/all\?.*brandId/);
  await search.click();
  expect(Object.fromEntries(new URL((await sentRequest).url()).searchParams)).toMatchObject({
    error: 'false',
    pageNumber: '0',
    pageSize: '10',
  });
  await expect(report).toHaveAccessibleDescription('Limpe os filtros: o relatório traz todas as credenciais');
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await page.route('**/credentials/report/all', (route) => route.fulfill({ status: 500, body: '' }));
  await report.click();
  await expectToast(page, 'Erro ao baixar o relatório');
});
