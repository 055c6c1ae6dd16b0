import type { Page } from '@playwright/test';
import { csv } from '@oraculo-tools/testkit/app/files.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { choose } from '../harness/gatewayData.ts';
import { pasteText } from '../harness/pasteText.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

async function openDialog(page: Page, gatewayUrl = '') {
  await page.goto(`${gatewayUrl}/eligibilities/batch`);
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  const cell = (column: string, line: number) =>
    dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
  return { dialog, cell, save: dialog.getByRole('button', { name: 'Salvar' }) };
}

const lines = [
  'CARTEIRINHA;NOME;NASCIMENTO',
  '7310045500000100;Iara Lima;02/11/1985',
  '731;Rui Melo;31/02/2020',
  '7310045500000102;Zoé;Souza;03/05/1990',
  '7310045500000103;Ana Paz;04/05/1990',
];

// spec: x.72
test('a CSV with wrong lines is opened in the table, corrected by keyboard and sent without errors', async ({
  page,
  steppedGateway,
}) => {
  await holdSession(page, 'leitura', steppedGateway.url);
  const { dialog, cell, save } = await openDialog(page, steppedGateway.url);
  await dialog.locator('input[type=file]').setInputFiles(csv('com-erros.csv', lines.join('\r\n')));
  await expect(save).toHaveAccessibleDescription('Corrija as linhas com erro ou marque “Enviar o arquivo assim mesmo”');
  const outcome = 'As 2 linhas com erro não serão consultadas: elas voltam com o motivo no arquivo de resultado.';
  await expect(dialog.getByRole('listitem').filter({ hasText: outcome })).toBeVisible();

  await dialog.getByRole('button', { name: 'Corrigir na tabela' }).click();
  await expect(cell('Carteirinha', 2)).toBeFocused();
  await expect(cell('Nome', 2)).toHaveValue('Rui Melo');
  // The line with an additional separator keeps all its cells.
  await expect(cell('Nome', 3)).toHaveValue('Zoé');
  await expect(cell('Nascimento', 3)).toHaveValue(/^Souza;03/);
  await expect(save).toHaveAccessibleDescription('Corrija ou remova as 2 linhas com erro');
  for (const text of ['7310045500000101', '01/02/2020', '03/05/1990']) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await cell('Nome', 3).fill('Zoé Souza');
  await save.click();
  await expectToast(page, 'Arquivo enviado com sucesso');
  await steppedGateway.finishJobs();
  const client = await gatewayApi(steppedGateway.url, 'leitura');
  const [batch] = (await client.batches.list({ lotName: 'colado-' })).items;
  const { signedUrl } = await client.batches.export(String(batch?.nome));
  const sent = (await client.files.read(signedUrl)).trim().split('\r\n');
  expect(sent).toHaveLength(5);
  expect(sent[2]).toContain('7310045500000101,,Rui Melo,01/02/2020,');
  expect(sent[3]).toContain('7310045500000102,,Zoé Souza,03/05/1990,');
});

// spec: x.72
test('a CSV with wrong lines is sent unchanged only after its sender accepts its current errors', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const { dialog, save } = await openDialog(page);
  const asItIs = dialog.getByRole('checkbox', { name: 'Enviar o arquivo assim mesmo' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(csv('dois.csv', 'CPF\nabc\n52998224725\nNULL\n'));
  await expect(dialog.getByText(/As 2 linhas com erro não serão consultadas/)).toBeVisible();
  await dialog.getByText('Enviar o arquivo assim mesmo', { exact: true }).click();
  await expect(asItIs).toBeChecked();
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await input.setInputFiles(csv('outro.csv', 'CPF\nabc\n52998224725\n'));
  await expect(dialog.getByText(/A linha com erro não será consultada/)).toBeVisible();
  await expect(asItIs).not.toBeChecked();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await input.setInputFiles(csv('certo.csv', 'CPF\n52998224725\n'));
  await expect(dialog.getByRole('table', { name: 'Conferência. Total: 1' })).toBeAttached();
  await expect(asItIs).toHaveCount(0);
  await input.setInputFiles(csv('outro.csv', 'CPF\nabc\n52998224725\n'));
  await dialog.getByText('Enviar o arquivo assim mesmo', { exact: true }).click();
  await save.click();
  await expectToast(page, 'Arquivo enviado com sucesso');
});

// spec: x.72
test('rows that were typed before stay above those of the file, and the file can still be sent', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const { dialog, cell } = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  await dialog.getByRole('button', { name: 'Mostrar todas as colunas' }).click();
  await cell('Nome', 1).fill('Digitado Antes');
  await cell('Carteirinha', 1).fill('7310045500000900');
  await dialog.getByRole('radio', { name: 'Enviar um arquivo CSV' }).click();
  await dialog.locator('input[type=file]').setInputFiles(csv('com-erros.csv', lines.join('\r\n')));
  await dialog.getByText('Enviar o arquivo assim mesmo', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Corrigir na tabela' }).click();
  await expect(cell('Nome', 1)).toHaveValue('Digitado Antes');
  await expect(cell('Nome', 5)).toHaveValue('Ana Paz');
  await cell('Nome', 5).fill('Ana Corrigida');
  await dialog.getByRole('radio', { name: 'Enviar um arquivo CSV' }).click();
  await expect(dialog.getByText(/com-erros\.csv/)).toBeVisible();
  // This does not correct the file, and an earlier confirmation of its errors no longer counts.
  const left = dialog.getByText(/As linhas da tabela não serão enviadas: o arquivo vai como está/);
  await expect(left.first()).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Enviar o arquivo assim mesmo' })).not.toBeChecked();
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  await expect(left).toHaveCount(0);
  await expect(cell('Nome', 5)).toHaveValue('Ana Corrigida');

  // The same file again shows the corrected rows and adds none.
  const numbers = dialog.getByRole('textbox', { name: /^Nome, linha/ });
  const count = await numbers.count();
  await dialog.getByRole('radio', { name: 'Enviar um arquivo CSV' }).click();
  await dialog.getByRole('button', { name: 'Corrigir na tabela' }).click();
  await expect(cell('Nome', 5)).toHaveValue('Ana Corrigida');
  await expect(numbers).toHaveCount(count);
});

// spec: x.73
test('the count below the rows equals the count of the check, and typing continues at the end of a page', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const { dialog, cell } = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  await expect(cell('Carteirinha', 1)).toBeFocused();
  await pasteText(
    cell('Carteirinha', 1),
    Array.from({ length: 20 }, (_, at) => `${7310045500000000 + at}\t`).join('\r\n'),
  );
  await expect(dialog.getByRole('table', { name: 'Conferência. Total: 20' })).toBeAttached();
  await expect(dialog.getByText('Total de itens: 20', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Página 2' }).click();
  await cell('Carteirinha', 21).focus();
  await page.keyboard.type('7310045500000900');
  await expect(cell('Carteirinha', 21)).toBeFocused();
  await expect(cell('Carteirinha', 21)).toHaveValue('7310045500000900');
  await expect(cell('Carteirinha', 20)).toHaveCount(0);
  await expect(dialog.getByText('Total de itens: 21', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Conferência. Total: 21' })).toBeAttached();
});
