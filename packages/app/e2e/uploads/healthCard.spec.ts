import { readFile } from 'node:fs/promises';
import { columnsOf } from '../harness/gatewayData.ts';
import { csv, sheet } from '@oraculo-tools/testkit/app/files.ts';
import { expectSteps } from '../harness/expectSteps.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { isoDay, typedDay } from '@oraculo-tools/testkit/app/days.ts';

const table = 'Arquivos enviados';

// spec: 2.2.13 2.3.6 2.4.10 2.7.5 2.9.8 d.8 x.4
test('health-card files have six columns, a template, and details only where there are errors', async ({
  page,
  signIn,
}) => {
  await signIn('recebiveis');
  await page.goto('/saude-mais?pageSize=40');
  await expect(page.getByRole('heading', { level: 1, name: 'Cartão +Saúde' })).toBeVisible();
  const rows = page.getByRole('table', { name: table });
  await expect(columnsOf(rows)).toHaveText([
    'Nome do arquivo',
    'Data de inclusão',
    'Usuário',
    'Total de CPFs',
    'Status',
    'Ações',
  ]);
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const upload = page.getByRole('dialog', { name: 'Cartão +Saúde' });
  const template = page.waitForEvent('download');
  await upload.getByRole('link', { name: 'Baixar modelo' }).click();
  expect((await template).suggestedFilename()).toBe('modelo-cartao-saude.xlsx');
  await upload.getByRole('button', { name: 'Cancelar' }).click();
  const done = rows
    .getByRole('row')
    .filter({ has: page.getByText('Concluído', { exact: true }) })
    .last();
  await expect(done.getByRole('button')).toHaveCount(0);
  await expect(done.getByRole('cell').nth(2)).toHaveText(/^\d+$/);

  const failed = rows.getByRole('row').filter({ has: page.getByText('Erro', { exact: true }) });
  await expect(failed.last().getByRole('button', { name: 'Erro', exact: true })).toHaveAccessibleDescription(
    /CPFs com erro\.$/,
  );
  const name = String(await failed.last().getByRole('rowheader').textContent()).replace('.xlsx', '');
  await failed
    .last()
    .getByRole('button', { name: /^Ver erros/ })
    .click();
  const details = page.getByRole('dialog', { name: 'Detalhes dos erros' });
  await expect(details.getByText(/^\d+ de \d+ CPFs com erro\.$/)).toBeVisible();
  await expect(columnsOf(details)).toHaveText(['CPF', 'Linha', 'Erro']);
  // Digits of the same place are aligned.
  await expect(details.getByRole('row').nth(1).getByRole('cell').first()).toHaveCSS('text-align', 'end');
  // Complete on the screen, where a user compares it with a document; masked in print.
  const cpf = details.getByRole('row').nth(1).getByRole('rowheader');
  await expect(cpf).toHaveText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$|^\d+$/);
  await page.emulateMedia({ media: 'print' });
  await expect(details.locator('tbody tr').first()).not.toContainText(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
  await page.emulateMedia({ media: 'screen' });
  for (const [button, fileName, head] of [
    ['Baixar arquivo de erros', `erros-${name}.csv`, /^\uFEFFCPF,LINHA,ERRO\r\n/],
    ['Baixar para Excel (CSV)', `erros-${name}-planilha.csv`, /^\uFEFFCPF;LINHA;ERRO\r\n/],
  ] as const) {
    const saved = page.waitForEvent('download');
    if (button === 'Baixar para Excel (CSV)') {
      await details.getByRole('button', { name: 'Outras formas de baixar o arquivo de erros' }).click();
      await page.getByRole('menuitem', { name: button }).click();
    } else await details.getByRole('button', { name: button }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(fileName);
    expect(await readFile(await file.path(), 'utf8')).toMatch(head);
  }
  await page.keyboard.press('Escape');
  // A spreadsheet that could not be read has no lines, only a reason.
  await rows.getByRole('button', { name: 'Ver erros de cartao-saude-081.xlsx' }).click();
  await expect(
    details.getByText('O arquivo não tem a coluna “CPF”. Corrija o cabeçalho e envie de novo.'),
  ).toBeVisible();
  await expect(details.getByRole('table')).toHaveCount(0);
});

// spec: 2.1.2 2.2.13 2.4.10 2.7.5 2.8.17 d.11
test('a spreadsheet is sent to its signed address without our keys, then waits, is validated and processed', {
  tag: '@smoke',
}, async ({ page, steppedGateway }) => {
  await holdSession(page, 'recebiveis', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/saude-mais`);
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cartão +Saúde' });
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.locator('input[type=file]').setInputFiles(
    await sheet('cartões.xlsx', [
      ['CPF', 'NOME'],
      ['123', 'Ana'],
    ]),
  );
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const headers = await (await put).allHeaders();
  expect(headers['content-type']).toContain('spreadsheetml');
  expect(headers).not.toHaveProperty('key');
  expect(headers).not.toHaveProperty('token');
  await expectToast(page, 'Arquivos adicionados com sucesso');
  const row = page.getByRole('row').filter({ hasText: 'cartoes.xlsx' });
  const states = ['Aguardando', 'Validando', 'Processando', /^Erro/];
  await expectSteps(page, steppedGateway, row.getByRole('cell').nth(3), states);
  await expect(row.getByRole('button', { name: /^Ver erros/ })).toBeVisible();
});

// spec: 1.5.7 2.3.6 2.4.13 2.7.5 2.8.11
test('uploads are filtered by user and period, and a failed one is announced', async ({ page, signIn, faults }) => {
  faults.allow(/500/);
  await signIn('recebiveis');
  await page.goto('/saude-mais');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAccessibleDescription('Preencha ao menos um filtro');
  await page.getByRole('combobox', { name: 'Usuário' }).fill('Paula');
  await page.getByRole('option', { name: /Paula Menezes/ }).click();
  await page.getByRole('textbox', { name: /^De:/ }).fill(typedDay(741));
  await page.getByRole('textbox', { name: /^Até:/ }).fill(typedDay(20));
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(search).toHaveAccessibleDescription('Intervalo máximo de 720 dias');
  await page.getByRole('textbox', { name: /^De:/ }).fill(typedDay(19));
  await page.getByRole('textbox', { name: /^Até:/ }).fill(typedDay(1));
  await page.keyboard.press('Escape');
  const sentRequest = page.waitForRequest(/beneficiaries\/filter\?/);
  await search.click();
  expect(Object.fromEntries(new URL((await sentRequest).url()).searchParams)).toEqual({
    usersEmail: 'paula.menezes@oraculo.example',
    startDate: isoDay(19),
    endDate: isoDay(1),
    page: '0',
    size: '10',
  });

  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cartão +Saúde' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(csv('cpfs.csv', 'CPF\n1\n'));
  await expect(
    dialog.getByText('cpfs.csv — Extensão não permitida. Somente arquivos (.xlsx, .xls)', { exact: true }),
  ).toBeVisible();
  await page.route('**/beneficiaries/uploadsignedurl?**', (route) => route.fulfill({ status: 500, body: '' }));
  await input.setInputFiles(await sheet('cpfs.xlsx', [['CPF'], ['1']]));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Ocorreu um erro', 'Tente novamente mais tarde');
});
