import { columnsOf } from '../harness/gatewayData.ts';
import { expectSteps } from '../harness/expectSteps.ts';
import { csv, pdf } from '@oraculo-tools/testkit/app/files.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { isoDay, typedDay } from '@oraculo-tools/testkit/app/days.ts';

const name = 'Solicitações de arquivos antigos';

// spec: 1.2.20 1.3.12 1.4.11 1.4.12 1.9.12 d.8
test('requests have six columns; each status has its icon, partial and completed requests show a count, and partial and failed ones offer their errors', async ({
  page,
  signIn,
}) => {
  await signIn('recebiveis');
  await page.goto('/automations/file-recovery?pageSize=40');
  await expect(page.getByRole('heading', { level: 1, name: 'Resgate de arquivos antigos' })).toBeVisible();
  const table = page.getByRole('table', { name });
  await expect(columnsOf(table)).toHaveText([
    'Nome do arquivo',
    'Data da solicitação',
    'Usuário',
    'Disponível até',
    'Status',
    'Ações',
  ]);
  const first = table.getByRole('row').nth(1);
  await expect(first.getByRole('cell').nth(0)).toHaveText(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/);
  await expect(first.getByRole('cell').nth(2)).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
  const rowOf = async (fits: (text: string) => boolean) => {
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all();
    for (const row of rows) if (fits(String(await row.getByRole('cell').nth(3).textContent()))) return row;
    throw new Error('No such row.');
  };
  await expect(table.getByText('Erro', { exact: true }).first()).toBeVisible();
  const failed = await rowOf((text) => text === 'Erro');
  const partial = await rowOf((text) => /^Sucesso parcial · \d+\/\d+$/.test(text));
  const completed = await rowOf((text) => /^Concluído · (\d+)\/\1$/.test(text));
  await expect(failed.getByRole('button', { name: /^Ver erros/ })).toBeVisible();
  await expect(partial.getByRole('button', { name: /^Ver erros/ })).toBeVisible();
  await expect(completed.getByRole('button')).toHaveCount(0);
  await expect(completed.getByRole('cell').last()).toHaveText('-');
  const icon = (row: typeof failed) => row.getByRole('cell').nth(3).locator('svg').innerHTML();
  expect(new Set([await icon(failed), await icon(partial), await icon(completed)]).size).toBe(3);
});

// spec: 1.4.11
test('the count of a waiting request increases until it is complete', async ({ page, steppedGateway }) => {
  await holdSession(page, 'recebiveis', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/automations/file-recovery`);
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar arquivos antigos' });
  const names = ['guia_202201_000001.pdf', 'guia_202302_000002.pdf'];
  await dialog.locator('input[type=file]').setInputFiles(csv('conta.csv', ['NOME', ...names, ''].join('\n')));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const row = page.getByRole('row').filter({ hasText: 'conta.csv' });
  await expect(row.getByRole('button', { name: 'Ver erros de conta.csv' })).toBeVisible();
  // The first step reads the file; each further step looks for one name.
  await expectSteps(page, steppedGateway, row.getByRole('cell').nth(3), [
    'Aguardando · 0/2',
    'Aguardando · 0/2',
    'Aguardando · 1/2',
    'Concluído · 2/2',
  ]);
});

// spec: 1.2.20 1.3.12 1.4.17 1.5.18 1.7.6 d.6
test('the search requires both dates, at most 30 days, no future date, and a change', async ({ page, signIn }) => {
  await signIn('recebiveis');
  await page.goto('/automations/file-recovery');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  const start = page.getByRole('textbox', { name: /^De:/ });
  const end = page.getByRole('textbox', { name: /^Até:/ });
  await expect(search).toHaveAccessibleDescription('Altere um filtro para pesquisar de novo');
  const enter = async (first: string, last: string) => {
    await start.fill(first);
    await end.fill(last);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
  };
  await enter('', '');
  await expect(page.getByText('Data inicial obrigatória').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Data final obrigatória').filter({ visible: true }).first()).toBeVisible();
  await expect(search).toHaveAttribute('aria-disabled', 'true');
  await enter('01/09/2026', '02/10/2026');
  await expect(search).toHaveAccessibleDescription('Intervalo máximo de 30 dias');
  await enter(typedDay(3), typedDay(-3));
  await expect(page.getByText('Data futura não permitida').filter({ visible: true }).first()).toBeVisible();
  await enter(typedDay(19), typedDay(1));
  await page.getByRole('combobox', { name: 'Usuário' }).fill('Rogério');
  await page.getByRole('option', { name: 'Rogério Tavares' }).click();
  const sentRequest = page.waitForRequest(/files\/restore\?/);
  await search.click();
  expect(Object.fromEntries(new URL((await sentRequest).url()).searchParams)).toEqual({
    userName: 'Rogério Tavares',
    firstDate: isoDay(19),
    lastDate: isoDay(1),
    page: '0',
    size: '10',
  });
});

// spec: 1.1.3 1.2.20 1.4.18 1.5.19 1.5.21 1.7.6 1.8.9 1.9.12
test('a request takes one CSV and reloads the list and the users, and a refusal shows its reason', {
  tag: '@smoke',
}, async ({ page, signIn, faults }) => {
  faults.allow(/422|500/);
  await signIn('recebiveis');
  await page.goto('/automations/file-recovery');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar arquivos antigos' });
  const save = dialog.getByRole('button', { name: 'Salvar' });
  const input = dialog.locator('input[type=file]');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await expect(save).toHaveAccessibleDescription('Escolha um arquivo');
  await expect(input).not.toHaveAttribute('multiple');
  await input.setInputFiles(pdf('pedido.pdf'));
  await expect(dialog.getByText('pedido.pdf — Extensão não permitida. Somente arquivos (.csv)').first()).toBeVisible();

  await input.setInputFiles(csv('sem-coluna.csv', 'OUTRA\nx\n'));
  await expect(save).toHaveAccessibleDescription('Escolha outro arquivo');
  const answer = (status: number, body: string) =>
    page.route('**/files/restore', (route) => route.fulfill({ status, body, contentType: 'application/json' }));
  await answer(422, '{"message":"O arquivo não pôde ser lido."}');
  await input.setInputFiles(csv('outro.csv', 'NOME\nguia_2019_1.pdf\n'));
  await save.click();
  await expectToast(page, 'Ocorreu um erro', 'O arquivo não pôde ser lido.');
  await page.unroute('**/files/restore');
  await answer(500, '');
  await input.setInputFiles(csv('mais-um.csv', 'NOME\nguia_2019_1.pdf\n'));
  await save.click();
  await expectToast(page, 'Ocorreu um erro', 'Erro desconhecido');
  await page.unroute('**/files/restore');

  await input.setInputFiles(csv('pedido.csv', 'NOME\nguia_2019_1.pdf\n'));
  const sentRequest = Promise.all([
    page.waitForRequest(/files\/restore\?/),
    page.waitForRequest(/files\/restore\/users/),
  ]);
  await save.click();
  await sentRequest;
  await expectToast(page, 'Solicitação recebida. Acompanhe o resgate na lista.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table', { name }).getByText('pedido.csv').first()).toBeVisible();
});
