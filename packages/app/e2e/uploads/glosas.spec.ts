import { columnsOf, expectTooltip } from '../harness/gatewayData.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { glosaRows, oldSheet, sheet, sheets } from '@oraculo-tools/testkit/app/files.ts';
import { expectSteps } from '../harness/expectSteps.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

const pending = 'Aguardando o envio completo do arquivo.';
const awaiting = 'Enviado. Aguardando a confirmação da operadora.';
const down = 'O serviço da operadora está fora do ar. Envie o arquivo de novo.';
const denied = 'Negado pela operadora. Veja o erro, ajuste e envie o arquivo de novo.';

// spec: 2.2.12 2.3.5 2.4.5 2.4.6 2.4.8 2.4.9 d.8
test('appeals have six columns; each status of the upload and of the operator shows count, tooltip and action', {
  tag: '@smoke',
}, async ({ page, signIn, baseURL }) => {
  const { items } = await (await gatewayApi(String(baseURL), 'recebiveis')).glosas.list({ page: 1, pageSize: 40 });
  // Uploads of this run are in flight; the rows of the data set do not change.
  const rows = items.filter(({ spreadsheet_name }) => /^recurso-glosas-0(?!239)/.test(spreadsheet_name ?? ''));
  await signIn('recebiveis');
  await page.goto('/automations/glosas-resource?pageSize=40');
  await expect(page.getByRole('heading', { level: 1, name: 'Recurso de glosa' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Recursos enviados' });
  await expect(columnsOf(table)).toHaveText([
    'Nome do arquivo',
    'Data de inclusão',
    'Usuário',
    'Status do envio',
    'Retorno da operadora',
    'Ações',
  ]);
  const rowOf = (name: string | null) => table.getByRole('row').filter({ hasText: String(name) });
  const one = (fits: (row: (typeof rows)[number]) => boolean) => {
    const row = rows.find(fits);
    if (!row) throw new Error('The data set has no such appeal.');
    return { row, line: rowOf(row.spreadsheet_name) };
  };
  const envio = (line: ReturnType<typeof rowOf>) => line.getByRole('cell').nth(2);
  const retorno = (line: ReturnType<typeof rowOf>) => line.getByRole('cell').nth(3);

  const succeeded = one(({ status }) => status === 'sucesso');
  await expect(envio(succeeded.line)).toHaveText(
    `Sucesso · ${succeeded.row.processed_guide_quantity}/${succeeded.row.total_guide_quantity}`,
  );
  await expect(succeeded.line.getByRole('cell').nth(0)).toHaveText(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/);
  const part = one(({ status }) => status === 'sucesso parcial');
  const sent = part.row.processed_guide_quantity - part.row.guide_error_quantity;
  await expect(envio(part.line)).toHaveText(`Sucesso parcial · ${sent}/${part.row.total_guide_quantity}`);
  const failed = one(({ status }) => status === 'erro');
  await expect(envio(failed.line)).toHaveText('Erro');
  await expect(failed.line.getByRole('button', { name: /^Excluir/ })).toBeVisible();
  await expect(failed.line.getByRole('button', { name: /^Ver retorno/ })).toHaveCount(0);

  for (const [answer, shown, tooltip, action] of [
    ['Recebido', 'Recebido', '', /^Ver retorno da operadora/],
    ['Enviado', 'Enviado', '', /^Ver retorno da operadora/],
    ['Devolvido', 'Devolvido', denied, /^Ver retorno da operadora/],
    ['Falha no Envio', 'Falha no Envio', down, /^Excluir/],
  ] as const) {
    const { line } = one((row) => row.operator_response_status === answer && row.status !== 'erro');
    // A status with a tooltip is a button described by it; one without is plain text.
    const badge = retorno(line).getByRole('button', { name: shown, exact: true });
    if (tooltip) await expect(badge).toHaveAccessibleDescription(tooltip);
    else await expect(retorno(line)).toHaveText(shown);
    await expect(badge).toHaveCount(tooltip ? 1 : 0);
    await expect(line.getByRole('cell').last().getByRole('button')).toHaveCount(1);
    await expect(line.getByRole('button', { name: action })).toBeVisible();
  }
  await expect(retorno(failed.line).getByRole('button', { name: 'Pendente', exact: true })).toHaveAccessibleDescription(
    pending,
  );
  await expectTooltip(page, table.getByText('Devolvido', { exact: true }).first(), denied);

  // The short moment between the last guide and the operator's first response.
  await page.route('**/glosas/appeals?**', async (route) => {
    const answer = await (await route.fetch()).json();
    const withResponse = (row: (typeof rows)[number]) => ({
      ...row,
      operator_response_status: row.id === succeeded.row.id ? 'Pendente' : row.operator_response_status,
    });
    await route.fulfill({ json: { ...answer, rows: answer.rows.map(withResponse) } });
  });
  await page.getByRole('button', { name: 'Atualizar a lista' }).click();
  await expect(
    retorno(succeeded.line).getByRole('button', { name: 'Enviado', exact: true }),
  ).toHaveAccessibleDescription(awaiting);
});

// spec: 2.4.5 2.4.6 2.4.7
test('an appeal in flight shows that it waits, then its counts, then the lines that the operator has confirmed', async ({
  page,
  steppedGateway,
}) => {
  await holdSession(page, 'recebiveis', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/automations/glosas-resource`);
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recurso de glosa' });
  await dialog.locator('input[type=file]').setInputFiles(await sheet('a-caminho.xlsx', glosaRows));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const row = page.getByRole('row').filter({ hasText: 'a-caminho.xlsx' });
  const answer = row.getByRole('cell').nth(3);
  await expect(answer.getByRole('button', { name: 'Pendente', exact: true })).toHaveAccessibleDescription(pending);
  // Four guides: two valid ones, a repetition, and one that is not a number.
  await expectSteps(page, steppedGateway, row.getByRole('cell').nth(2), [
    'Na fila',
    'Processando · 0/4',
    'Processando · 1/4',
    'Processando · 2/4',
    'Processando · 3/4',
    'Sucesso parcial · 2/4',
  ]);
  // After its last guide the operator receives the upload and confirms the valid guides immediately.
  await expectSteps(page, steppedGateway, answer, ['Processando · 0/2', 'Processando · 1/2', /^(Recebido|Devolvido)$/]);
});

test('an .xls of Excel 97–2003 is read like an .xlsx, for appeals and for the health card', async ({
  page,
  steppedGateway,
}) => {
  await holdSession(page, 'recebiveis', steppedGateway.url);
  const cardRows = [
    ['CPF', 'NOME'],
    ['123', 'Ana'],
  ];
  for (const { path, title, rows, answer } of [
    {
      path: '/automations/glosas-resource',
      title: 'Recurso de glosa',
      rows: glosaRows,
      answer: /^Sucesso parcial · 2\/4/,
    },
    { path: '/saude-mais', title: 'Cartão +Saúde', rows: cardRows, answer: /^Erro/ },
  ]) {
    await page.goto(`${steppedGateway.url}${path}`);
    await page.getByRole('button', { name: 'Subir arquivo' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.locator('input[type=file]').setInputFiles(await oldSheet('antiga.xls', rows));
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toHaveCount(0);
    await steppedGateway.finishJobs();
    await page.getByRole('button', { name: 'Atualizar a lista' }).click();
    const row = page.getByRole('row').filter({ hasText: 'antiga.xls' });
    await expect(row.getByText(answer).first()).toBeVisible();
  }
  // Its line was read: the reason is about the CPF in it.
  await page.getByRole('button', { name: 'Ver erros de antiga.xls' }).click();
  await expect(page.getByRole('table', { name: 'Erros do arquivo' }).getByRole('rowheader')).toHaveText(
    '000.000.001-23',
  );
});

// spec: x.54
test('a warning and the row name the sheet that was read from a file with several sheets', async ({
  page,
  steppedGateway,
}) => {
  const rows = [
    ['NUMERO_GUIA', 'CPF', 'JUSTIFICATIVA'],
    ['100000000001', '52998224725', 'Procedimento autorizado.'],
  ];
  await holdSession(page, 'recebiveis', steppedGateway.url);
  for (const { path, title, warns } of [
    { path: '/automations/glosas-resource', title: 'Recurso de glosa', warns: true },
    { path: '/saude-mais', title: 'Cartão +Saúde', warns: false },
  ]) {
    await page.goto(`${steppedGateway.url}${path}`);
    await page.getByRole('button', { name: 'Subir arquivo' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog
      .locator('input[type=file]')
      .setInputFiles([sheets('meses.xlsx', ['nov', 'dez'], rows), sheets('um-mes.xlsx', ['nov'], rows)]);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toHaveCount(0);
    if (warns)
      await expectToast(page, 'Foi lida a aba “nov”', 'meses.xlsx tem outras abas com linhas, que não foram lidas.');
    await expectToast(page, 'Arquivos adicionados com sucesso');
    await steppedGateway.finishJobs();
    await page.getByRole('button', { name: 'Atualizar a lista' }).click();
    await expect(page.getByRole('rowheader', { name: /meses/ })).toHaveText('meses.xlsxFoi lida a aba “nov”');
    await expect(page.getByRole('rowheader', { name: /um-mes/ })).toHaveText('um-mes.xlsx');
  }
});

// spec: 2.2.12 2.3.5 2.4.13 2.7.4
test('appeals are filtered by several users and a period', async ({ page, signIn }) => {
  await signIn('recebiveis');
  await page.goto('/automations/glosas-resource');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAccessibleDescription('Preencha ao menos um filtro');
  const users = page.getByRole('combobox', { name: 'Usuário' });
  for (const name of ['Rogério Tavares', 'Paula Menezes']) {
    await users.fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  }
  await page.keyboard.press('Escape');
  const sentRequest = page.waitForRequest(/glosas\/appeals\?.*userEmailList/);
  await search.click();
  const query = new URL((await sentRequest).url()).searchParams;
  expect(query.getAll('userEmailList')).toEqual(['rogerio.tavares@oraculo.example', 'paula.menezes@oraculo.example']);
  expect(query.get('page')).toBe('0');
  await expect(page).toHaveURL(/users=rogerio.*users=paula/);
});
