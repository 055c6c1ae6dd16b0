import { readFile } from 'node:fs/promises';
import { choose, columnsOf, expectTooltip, someRecord } from '../harness/gatewayData.ts';
import { stopClock } from '../harness/clock.ts';
import { holdCalls } from '../harness/holdCalls.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { typedDay } from '@oraculo-tools/testkit/app/days.ts';

// spec: 1.2.11 1.2.12 1.4.9 1.9.8
test('the generation tab comes first, from yesterday to today, with its filters and its eight columns', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await expect(page.getByRole('heading', { level: 1, name: 'Relatório de elegibilidade' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Geração de relatórios', 'Histórico de relatórios']);
  await expect(page.getByRole('tab', { name: 'Geração de relatórios' })).toHaveAttribute('aria-selected', 'true');
  const start = page.getByRole('textbox', { name: 'De:' });
  const end = page.getByRole('textbox', { name: 'Até:' });
  await expect(start).toHaveValue(typedDay(1));
  await expect(end).toHaveValue(typedDay(0));
  await expect(start).toHaveAttribute('placeholder', 'Data inicial');
  await expect(end).toHaveAttribute('placeholder', 'Data final');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveAttribute('placeholder', 'Operadora');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveAttribute('placeholder', 'Marca');
  await expect(page.getByRole('heading', { level: 2, name: 'Arquivos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar relatório' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Consultas de elegibilidade' });
  await expect(columnsOf(table)).toHaveText([
    'Carteirinha',
    'Paciente',
    'Operadora',
    'Marca',
    'Plano',
    'Data',
    'Origem',
    'Status',
  ]);

  await choose(page, 'Operadora', 'Saúde Norte');
  await start.fill(typedDay(9));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(/ansId=301264/);
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(start).toHaveValue(typedDay(1));
  await expect(end).toHaveValue(typedDay(0));
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue('');
});

// spec: 1.2.13 1.3.7 1.9.8 1.9.11 2.9.3
test('a name over 20 characters is truncated to 15 with a tooltip, an empty value is a dash, and dates and statuses are formatted', async ({
  page,
  signIn,
  baseURL,
}) => {
  const long = await someRecord(String(baseURL), ({ nome, status }) => (nome ?? '').length > 20 && status === true);
  const nameless = await someRecord(String(baseURL), ({ nome }) => nome === null);
  const name = String(long.record.nome);
  await signIn('leitura');
  await page.goto(`/eligibilities/report${long.address}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // A tooltip opens without a delay here, so the clock need not advance.
  await stopClock(page);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();
  await expect(row.getByText(`${name.slice(0, 15).trimEnd()}...`)).toBeVisible();
  await expectTooltip(page, row.getByText(`${name.slice(0, 15).trimEnd()}...`), name);
  await page.clock.resume();
  await expect(row.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(row.getByRole('cell').nth(4)).toHaveText(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/);
  const short = await someRecord(String(baseURL), ({ nome }) => nome !== null && nome.length <= 20);
  await page.goto(`/eligibilities/report${short.address}`);
  await expect(page.getByRole('rowheader', { name: String(short.record.nome), exact: true }).first()).toBeVisible();

  await page.goto(`/eligibilities/report${nameless.address}`);
  const empty = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '-', exact: true }) })
    .first();
  await expect(empty.getByRole('cell').nth(3)).toHaveText('-');
  await expect(empty.getByText('Não encontrado', { exact: true })).toBeVisible();
});

// spec: 1.1.2 1.2.14 1.4.10 1.7.3 1.7.4 1.9.5 1.9.8 2.8.20 d.13
test('the report of a month is searched, exported, followed until it is ready, downloaded and opened', {
  tag: '@smoke',
}, async ({ page, enter }) => {
  await enter('leitura');
  await page.getByRole('button', { name: 'Elegibilidade' }).click();
  await page.getByRole('link', { name: 'Relatório de elegibilidade' }).click();
  await page.getByRole('textbox', { name: /^De:/ }).click();
  await page.getByRole('button', { name: 'Últimos 30 dias' }).click();
  const sentRequest = page.waitForRequest(/\/eligibility\?.*firstDate=\d{4}-\d{2}-\d{2}.*page=0&size=10/);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await sentRequest;
  await expect(page).toHaveURL(/period=\d{4}-\d{2}-\d{2}_\d{4}/);

  // Shown before the service has responded.
  const release = await holdCalls(page, '**/eligibility/report');
  await page.getByRole('button', { name: 'Exportar relatório' }).click();
  await expectToast(page, 'Relatório em processamento.', 'Você poderá conferir o status na aba de Histórico.');
  release();

  await page.getByRole('button', { name: 'Ver histórico' }).click();
  await expect(page.getByRole('tab', { name: 'Histórico de relatórios' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 2, name: 'Relatórios' })).toBeVisible();
  const newest = page.getByRole('table', { name: 'Relatórios gerados' }).getByRole('row').nth(1);
  await expect(newest.getByText('Concluído')).toBeVisible({ timeout: 20_000 });
  const downloading = page.waitForEvent('download');
  await newest.getByRole('button', { name: /^Baixar/ }).click();
  const file = await (await downloading).path();
  expect((await readFile(file)).byteLength).toBeGreaterThan(1000);
  await expectToast(page, 'Baixando arquivo.');
});

// spec: 1.4.10
test('a failed request for a report shows an error, and the filters stay', async ({ page, signIn, faults }) => {
  faults.allow(/500/);
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await page.route('**/eligibility/report', (route) => route.fulfill({ status: 500, body: '' }));
  await choose(page, 'Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(/ansId=301264/);
  await page.getByRole('button', { name: 'Exportar relatório' }).click();
  await expectToast(page, 'Ocorreu um erro');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
});
