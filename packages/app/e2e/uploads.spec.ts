import { readFile } from 'node:fs/promises';
import { choose, toastOf } from './gatewayData.ts';
import { expect, test } from './harness/test.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });

test('a batch is prepared from the template, sent, and cancelled on second thoughts', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  const table = page.getByRole('table', { name: 'Grupos enviados' });
  for (const header of ['Operadora', 'Marca', 'Última atualização', 'Usuário', 'Status', 'Ações']) {
    await expect(table.getByRole('columnheader', { name: header })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar modelo' }).click();
  expect((await template).suggestedFilename()).toBe('modelo-consulta-lote.csv');

  await expect(dialog.getByText('Caracteres especiais nos nomes dos arquivos serão substituídos.')).toBeVisible();
  await expect(dialog.getByText('Selecione uma operadora')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(pdf('planilha.pdf'));
  await expect(dialog.getByText(/planilha\.pdf — Extensão não permitida\. Somente arquivos \(\.csv\)/)).toBeVisible();
  const lines = Array.from({ length: 60 }, (_, index) => `${1234567890123400 + index},,,`);
  const text = ['CARTEIRINHA,CPF,NOME,NASCIMENTO', ...lines].join('\n');
  await dialog.locator('input[type=file]').setInputFiles(csv('grupo março.csv', text));
  await expect(dialog.getByText(/grupo_marco\.csv/)).toBeVisible();
  await expect(dialog.getByText('60', { exact: true })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Operadora' }).fill('Saúde Norte');
  await page.getByRole('option', { name: 'Saúde Norte' }).click();
  await dialog.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(toastOf(page, 'Arquivo enviado com sucesso')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await table
    .getByRole('button', { name: /^Cancelar processamento/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Deseja cancelar o processamento?' });
  await expect(question.getByRole('button', { name: 'Não' })).toBeFocused();
  await question.getByRole('button', { name: 'Não' }).click();
  await expect(question).toHaveCount(0);
});

test('a batch can be filtered by operator, and the search waits for a filter', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await expect(page.getByRole('button', { name: 'Pesquisar' })).toHaveAttribute('aria-disabled', 'true');
  await choose(page, 'Operadora', 'Cuidar Mais');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(/operatorName=Cuidar\+Mais/);
  const names = page.getByRole('table', { name: 'Grupos enviados' }).getByRole('rowheader');
  await expect(names.first()).toHaveText('Cuidar Mais');
});

test('old files are asked for with one CSV, and the errors of a request are shown and saved', async ({
  page,
  signIn,
}) => {
  await signIn('recebiveis');
  await page.goto('/automations/file-recovery');
  const table = page.getByRole('table', { name: 'Solicitações de arquivos antigos' });
  for (const header of ['Nome do arquivo', 'Data da solicitação', 'Usuário', 'Disponível até', 'Status', 'Ações']) {
    await expect(table.getByRole('columnheader', { name: header })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Pesquisar' })).toHaveAttribute('aria-disabled', 'true');

  await table
    .getByRole('row')
    .filter({ hasText: 'Erro' })
    .getByRole('button', { name: /^Ver erros/ })
    .first()
    .click();
  const errors = page.getByRole('dialog', { name: 'Visualização de erros' });
  await expect(errors.getByText(/^\d+ erro\(s\) encontrado\(s\)$/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await errors.getByRole('button', { name: 'Baixar arquivo de erros' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^erros-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFNOME,ERRO\r\n/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar arquivos antigos' });
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.locator('input[type=file]').setInputFiles(csv('pedido.csv', 'NOME\nguia_2019_1.pdf\n'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(table.getByText('pedido.csv').first()).toBeVisible();
});

test('several documents are captured, one request each', async ({ page, signIn }) => {
  await signIn('recebiveis');
  await page.goto('/automations/documents-capture');
  const table = page.getByRole('table', { name: 'Arquivos capturados' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders/documents/appointments')) requests += 1;
  });
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles([pdf('guia-um.pdf'), pdf('guia-dois.pdf')]);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Arquivos adicionados com sucesso')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(requests).toBe(2);
  await expect(table.getByText('guia-dois.pdf').first()).toBeVisible();
});

test('a glosa that failed is deleted after a question, and another shows the operator’s return', async ({
  page,
  signIn,
}) => {
  await signIn('recebiveis');
  await page.goto('/automations/glosas-resource');
  const table = page.getByRole('table', { name: 'Recursos enviados' });
  for (const header of [
    'Nome do arquivo',
    'Data de inclusão',
    'Usuário',
    'Status do envio',
    'Retorno da operadora',
    'Ações',
  ]) {
    await expect(table.getByRole('columnheader', { name: header })).toBeVisible();
  }
  await table
    .getByRole('button', { name: /^Ver retorno da operadora/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Retorno da operadora' });
  await expect(details.getByRole('columnheader', { name: 'Número da guia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await table
    .getByRole('button', { name: /^Excluir/ })
    .last()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Deseja mesmo excluir?' });
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(toastOf(page, 'Arquivo excluído com sucesso')).toBeVisible();
});

test('the health card offers its template and the details of what failed', async ({ page, signIn }) => {
  await signIn('recebiveis');
  await page.goto('/saude-mais');
  const table = page.getByRole('table', { name: 'Arquivos enviados' });
  for (const header of ['Nome do arquivo', 'Data de inclusão', 'Usuário', 'Total de CPFs', 'Status', 'Ações']) {
    await expect(table.getByRole('columnheader', { name: header })).toBeVisible();
  }
  const template = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar modelo' }).click();
  expect((await template).suggestedFilename()).toBe('modelo-cartao-saude.xlsx');
  await table
    .getByRole('button', { name: /^Ver erros/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Detalhes dos erros' });
  const saved = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Baixar arquivo de erros' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toMatch(/^\uFEFFCPF,LINHA,ERRO\r\n/);
});

test('a document is found by its barcode and its file replaced', async ({ page, signIn, faults }) => {
  faults.allow(/404/);
  await signIn('recebiveis');
  await page.goto('/automations/document-update');
  const barcode = page.getByRole('textbox', { name: 'Código de barras' });
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await barcode.fill('10/25/1');
  await search.click();
  await expect(page.getByText('O campo barcode deve conter apenas números separados por - ou x')).toBeVisible();
  await barcode.fill('99-99-999999');
  await search.click();
  await expect(toastOf(page, 'Erro na requisição')).toBeVisible();
  await barcode.fill('10-25-000123');
  await search.click();
  await expect(page.getByText('Última modificação')).toBeVisible();
  await expect(page.getByText('10X25X000123')).toBeVisible();
  await page.getByRole('button', { name: 'Alterar arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar arquivo' });
  await dialog.locator('input[type=file]').setInputFiles(pdf('novo.pdf'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
});
