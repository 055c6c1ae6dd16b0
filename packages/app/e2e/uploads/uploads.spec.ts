import type { Route } from '@playwright/test';
import { choose } from '../harness/gatewayData.ts';
import { pdf } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: d.14 x.27
test('each file shows its progress, is cancelled and retried alone, and the others arrive', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/500/);
  await signIn('recebiveis');
  await page.goto('/automations/documents-capture');
  // They are sent one after the other: the first gets no response, the second an invalid one.
  const answers = [async () => {}, (route: Route) => route.fulfill({ status: 500, body: '' })];
  await page.route('**/orders/documents/appointments', (route) => (answers.shift() ?? (() => route.fallback()))(route));
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Captura de documentos' });
  await dialog.locator('input[type=file]').setInputFiles([pdf('presa.pdf'), pdf('ruim.pdf'), pdf('solta.pdf')]);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const fileOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(fileOf('presa.pdf').getByRole('progressbar', { name: 'Envio de presa.pdf' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar envio de presa.pdf' }).click();
  await expect(fileOf('presa.pdf')).toContainText('Envio cancelado');
  await expect(fileOf('solta.pdf')).toContainText('Enviado');
  await expectToast(page, 'Arquivos adicionados com sucesso');
  // A file that arrived can leave the list; the service keeps it.
  await expect(fileOf('solta.pdf').getByRole('button')).toHaveAccessibleName('Remover solta.pdf da lista');
  await dialog.getByRole('button', { name: 'Tentar enviar ruim.pdf de novo' }).click();
  await expect(fileOf('ruim.pdf')).toContainText('Enviado');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  const table = page.getByRole('table', { name: 'Arquivos capturados' });
  for (const name of ['presa.pdf', 'ruim.pdf', 'solta.pdf']) await expect(table.getByText(name).first()).toBeVisible();
});

for (const { path, opens, name } of [
  { path: '/automations/documents-capture', opens: 'Subir arquivo', name: 'exame.pdf' },
  { path: '/automations/glosas-resource', opens: 'Subir arquivo', name: 'recursos.xlsx' },
  { path: '/eligibilities/batch', opens: 'Incluir grupo', name: 'grupo.csv' },
]) {
  test(`a file above 20 MB is refused before it is sent: ${name}`, async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto(path);
    await page.getByRole('button', { name: opens }).first().click();
    const dialog = page.getByRole('dialog');
    const buffer = Buffer.alloc(20 * 1024 * 1024 + 1, '1;2\n');
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(dialog.getByText(`${name} — Arquivo maior que 20 MB`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  });
}

// spec: x.20
test('a CSV is checked before the upload, and with warnings it is sent after a confirmation', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const lines = [
    'CARTEIRINHA;CPF;NOME',
    '1234567890123456;;José',
    '1234567890123457;;Zoé;a mais',
    '1234567890123458;;Zé',
  ];
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'antigo.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('3 linhas · 3 colunas · Latin-1 · ponto e vírgula', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /colun|Linha/ })).toHaveText([
    'Faltam colunas do modelo: NASCIMENTO.',
    'Linha 3: a quantidade de colunas é diferente da do cabeçalho.',
    'A linha com colunas a mais ou a menos será consultada com o que estiver em cada coluna.',
  ]);
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  // The rules of the operator also validate the lines, so the file is checked again.
  const asItIs = dialog.getByRole('checkbox', { name: 'Enviar o arquivo assim mesmo' });
  await expect(asItIs).not.toBeChecked();
  await dialog.getByText('Enviar o arquivo assim mesmo', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Arquivo enviado com sucesso');
});
