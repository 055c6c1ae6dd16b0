import { columnsOf, expectTooltip } from '../harness/gatewayData.ts';
import { pdf } from '@oraculo-tools/testkit/app/files.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { isoDay, typedDay } from '@oraculo-tools/testkit/app/days.ts';

const statuses = {
  Sucesso: 'Todos os documentos do arquivo foram capturados.',
  'Sucesso parcial': 'Parte dos documentos do arquivo não pôde ser capturada.',
  Erro: 'O arquivo não pôde ser capturado. Envie-o de novo.',
  'Aguardando na fila': 'O arquivo foi recebido e está na fila.',
};

// spec: 2.2.5 2.3.2 2.4.1 2.9.6
test('captured files have five columns and four statuses, each with its icon and its tooltip', async ({
  page,
  steppedGateway,
}) => {
  await holdSession(page, 'recebiveis', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/automations/documents-capture?pageSize=40`);
  await expect(page.getByRole('heading', { level: 1, name: 'Captura de documentos de atendimento' })).toBeVisible();
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Captura de documentos' });
  await dialog.locator('input[type=file]').setInputFiles(pdf('na-fila.pdf'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const table = page.getByRole('table', { name: 'Arquivos capturados' });
  const newest = table.getByRole('row').filter({ hasText: 'na-fila.pdf' });
  await expect(newest.getByRole('button', { name: 'Aguardando na fila', exact: true })).toHaveAccessibleDescription(
    statuses['Aguardando na fila'],
  );
  await expect(columnsOf(table)).toHaveText([
    'Nome do arquivo',
    'Data de inclusão',
    'E-mail do usuário',
    'Status',
    'Ações',
  ]);
  const first = table.getByRole('row').nth(1);
  await expect(first.getByRole('cell').nth(0)).toHaveText(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/);
  await expect(first.getByRole('cell').nth(1)).toHaveText(/@/);

  const icons = new Set<string>();
  for (const [status, tooltip] of Object.entries(statuses)) {
    const badge = table.getByRole('button', { name: status, exact: true }).first();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAccessibleDescription(tooltip);
    icons.add(await badge.locator('svg').innerHTML());
  }
  expect(icons.size).toBe(4);
  await expectTooltip(page, table.getByText('Erro', { exact: true }).first(), statuses.Erro);
});

// spec: 1.7.7 2.2.5 2.3.2 2.4.13 2.7.7 2.8.20 2.9.6
test('captures are filtered by user and dates and downloaded, and the search is disabled without a filter', async ({
  page,
  signIn,
}) => {
  await signIn('recebiveis');
  await page.goto('/automations/documents-capture');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAccessibleDescription('Preencha ao menos um filtro');
  const user = page.getByRole('combobox', { name: 'Usuário' });
  await user.fill('Rogério');
  await page.getByRole('option', { name: /Rogério Tavares/ }).click();
  await page.getByRole('textbox', { name: /^De:/ }).fill(typedDay(19));
  await page.keyboard.press('Escape');
  await expect(search).toHaveAccessibleDescription('Data final obrigatória');
  await page.getByRole('textbox', { name: /^Até:/ }).fill(typedDay(1));
  await page.keyboard.press('Escape');
  const sentRequest = page.waitForRequest(/appointments\?/);
  await search.click();
  const query = new URL((await sentRequest).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    userEmail: 'rogerio.tavares@oraculo.example',
    firstDate: isoDay(19),
    lastDate: isoDay(1),
    page: '0',
    size: '10',
  });
  const emails = page.getByRole('table').getByRole('cell').filter({ hasText: '@' });
  await expect(emails.first()).toHaveText('rogerio.tavares@oraculo.example');
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(user).toHaveValue('');

  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Baixar .*\.pdf$/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectToast(page, 'Baixando arquivo.');
});

// spec: 1.1.4 1.2.22 1.5.19 1.5.20 1.7.7 1.9.12 2.1.2 2.2.5 2.5.12 2.7.7 2.8.17
test('each document is sent in its own request under a normalised name, and a file that is not a PDF is refused by name', {
  tag: '@smoke',
}, async ({ page, signIn }) => {
  await signIn('recebiveis');
  await page.goto('/automations/documents-capture');
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders/documents/appointments')) requests += 1;
  });
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Captura de documentos' });
  await expect(dialog.getByText('Caracteres especiais nos nomes dos arquivos serão substituídos.')).toBeVisible();
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles([{ name: 'guia.csv', mimeType: 'text/csv', buffer: Buffer.from('a') }]);
  await expect(
    dialog.getByText('guia.csv — Extensão não permitida. Somente arquivos (.pdf)', { exact: true }),
  ).toBeVisible();
  await input.setInputFiles([pdf('guia ção (1).pdf'), pdf('guia-dois_v2.1.pdf')]);
  await expect(dialog.getByText('Será enviado como guia_cao__1_.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Arquivos adicionados com sucesso');
  await expect(dialog).toHaveCount(0);
  expect(requests).toBe(2);
  const table = page.getByRole('table', { name: 'Arquivos capturados' });
  await expect(table.getByText('guia_cao__1_.pdf').first()).toBeVisible();
  await expect(table.getByText('guia-dois_v2.1.pdf').first()).toBeVisible();
});

// spec: 1.8.12 2.8.4 d.14
test('a refused document shows the message of the service or a default one, and the others arrive', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/415|500/);
  await signIn('recebiveis');
  await page.goto('/automations/documents-capture');
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Captura de documentos' });
  await dialog.locator('input[type=file]').setInputFiles([pdf('falso.pdf', 'nada disso'), pdf('verdadeiro.pdf')]);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Ocorreu um erro', 'O arquivo não é um PDF. Salve-o como PDF e envie de novo.');
  await expectToast(page, 'Arquivos adicionados com sucesso');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'verdadeiro.pdf' })).toContainText('Enviado');
  // One file has arrived, so closing loses nothing; the other would be rejected again.
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Tentar enviar falso.pdf de novo' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription('Escolha outro arquivo');
  await page.route('**/orders/documents/appointments', (route) => route.fulfill({ status: 500, body: '' }));
  await dialog.locator('input[type=file]').setInputFiles(pdf('outro.pdf'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('button', { name: 'Tentar enviar outro.pdf de novo' })).toBeVisible();
  await expectToast(page, 'Ocorreu um erro', 'Ocorreu um erro ao enviar o arquivo. tente novamente mais tarde.');
});
