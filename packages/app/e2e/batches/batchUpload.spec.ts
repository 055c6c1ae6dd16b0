import { readFile } from 'node:fs/promises';
import { choose } from '../harness/gatewayData.ts';
import { csv, batchFile, pdf } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 1.2.22 1.3.13 1.5.20 1.7.5 2.1.2 2.2.10 2.5.10 2.5.11 2.7.8 2.8.18 2.9.8
test('a batch is prepared from the template and needs a file, an operator and a brand', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar modelo' }).click();
  const model = await template;
  expect(model.suggestedFilename()).toBe('modelo-consulta-lote.csv');
  // A Brazilian spreadsheet opens it in columns. Its example row is ignored.
  const text = await readFile(await model.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFCARTEIRINHA;CPF;NOME;NASCIMENTO\r\n\d+;\d+;EXEMPLO/);
  await expect(dialog.getByText('Caracteres especiais nos nomes dos arquivos serão substituídos.')).toBeVisible();
  await expect(dialog.getByText('Selecione uma operadora')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Marca' })).toHaveAttribute('aria-disabled', 'true');
  const save = dialog.getByRole('button', { name: 'Salvar' });
  await expect(save).toHaveAccessibleDescription('Escolha um arquivo');
  await dialog.locator('input[type=file]').setInputFiles(pdf('planilha.pdf'));
  await expect(dialog.getByText(/planilha\.pdf — Extensão não permitida\. Somente arquivos \(\.csv\)/)).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(csv('modelo.csv', text));
  await expect(dialog.getByText(/O arquivo não tem nenhuma linha de dados/).first()).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(batchFile('grupo março.csv', 60));
  await expect(dialog.getByText(/grupo_marco\.csv/)).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Conferência. Total: 60' })).toBeAttached();
  await expect(save).toHaveAccessibleDescription('A operadora é obrigatória');
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await expect(save).toHaveAccessibleDescription('A marca é obrigatória');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await save.click();
  await expectToast(page, 'Arquivo enviado com sucesso');
  await expect(dialog).toHaveCount(0);
});

test('the quiet button of the batch dialog is aligned with the switch above it', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const icon = dialog.getByRole('button', { name: 'Baixar modelo' }).locator('svg');
  const choice = dialog.getByRole('radiogroup', { name: 'Origem das linhas' });
  expect((await icon.boundingBox())?.x).toBe((await choice.boundingBox())?.x);
});

test('the preview of a CSV shows its first lines and marks the unused column, and the dialog keeps its place and width with the table', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const input = dialog.locator('input[type=file]');
  const lines = Array.from({ length: 7 }, (_, at) => `731004550000000${at};Pessoa ${at};Ouro`);
  await input.setInputFiles(csv('sete.csv', ['CARTEIRINHA;NOME;PLANO', ...lines].join('\n')));
  const preview = dialog.getByRole('table', { name: 'Primeiras linhas do arquivo' });
  await expect(preview.getByRole('columnheader')).toHaveText(['Linha', 'CARTEIRINHA', 'NOME', 'PLANO (não lida)']);
  await expect(preview.getByRole('row')).toHaveCount(6);
  await expect(preview.getByRole('row').last()).toHaveText('67310045500000004Pessoa 4Ouro');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Pessoa');
  const place = async () => {
    const { x, y, width } = (await dialog.boundingBox()) ?? {};
    return { x, y, width };
  };
  const before = await place();
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Carteirinha, linha 1' })).toBeFocused();
  await expect(preview).toHaveCount(0);
  expect(await place()).toEqual(before);

  // A file with another separator is rejected, and its single column shows why.
  await dialog.getByRole('radio', { name: 'Enviar um arquivo CSV' }).click();
  await input.setInputFiles(csv('outro.csv', 'CPF:NOME\n1:Ana\n'));
  await expect(preview.getByRole('columnheader')).toHaveText(['Linha', 'CPF:NOME (não lida)']);
});

// spec: 2.8.7
test('a refused batch shows the message of the service, or a default one', async ({ page, signIn, faults }) => {
  faults.allow(/415|500/);
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await dialog.locator('input[type=file]').setInputFiles(csv('outro.csv', 'COISA\n1\n'));
  await expect(
    dialog.getByText(/será recusado\. O cabeçalho não tem a coluna CARTEIRINHA ou CPF/).first(),
  ).toBeVisible();
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription('Escolha outro arquivo');
  await dialog.locator('input[type=file]').setInputFiles(csv('outro.csv', '%PDF;CPF\n;1\n'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Ocorreu um erro', 'O arquivo não é um CSV em texto');
  // The same bytes would be rejected again.
  await expect(dialog.getByRole('button', { name: 'Tentar enviar outro.csv de novo' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription('Escolha outro arquivo');
  await dialog.locator('input[type=file]').setInputFiles(csv('outro.csv', 'CPF\n1\n'));
  await expect(dialog.getByText('1 linha · 1 coluna · UTF-8', { exact: true })).toBeVisible();
  await page.route('**/eligibility/upload', (route) => route.fulfill({ status: 500, body: '' }));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('button', { name: 'Tentar enviar outro.csv de novo' })).toBeVisible();
  await expectToast(page, 'Ocorreu um erro', 'Ocorreu um erro ao enviar o arquivo. tente novamente mais tarde.');
});
