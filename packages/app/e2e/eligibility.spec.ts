import { readFile } from 'node:fs/promises';
import { someRecord } from './harness/gatewayApi.ts';
import { expect, shown, test } from './harness/test.ts';

test('a clerk checks a beneficiary and sees the whole card', async ({ page, signIn, baseURL }) => {
  const record = await someRecord(String(baseURL), 'Saúde Norte');
  await signIn('leitura');

  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Operadora' }).fill('saude norte');
  await page.getByRole('option', { name: 'Saúde Norte' }).click();
  await page.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option').first().click();

  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await card.fill('1111111111111111');
  await card.blur();
  await expect(shown(page, 'Não use números repetidos (ex: 1111)')).toBeVisible();
  await card.fill('123');
  await card.blur();
  await expect(shown(page, 'Deve possuir exatamente 16 dígitos')).toBeVisible();
  await card.fill(String(record.carteirinha));
  await search.click();

  const beneficiary = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  await expect(beneficiary.getByText(String(record.nome))).toBeVisible();
  await expect(beneficiary.getByText('Beneficiário ativo')).toBeVisible();
  for (const term of [
    'Nascimento',
    'Carteirinha',
    'Informações do beneficiário',
    'Operadora',
    'Rede de atendimento',
    'Plano',
    'Produto',
    'Segmento',
    'Acomodação',
    'Acompanhante',
    'Cartão nacional de saúde',
    'Tipo de contrato',
    'Nível de Rede',
    'Código do Produto',
  ]) {
    await expect(beneficiary.getByText(term, { exact: true })).toBeVisible();
  }
  expect(page.url()).not.toContain(String(record.carteirinha));
});

test('operator and brand come back after a visit elsewhere, and clearing forgets them', async ({ page, signIn }) => {
  await signIn('leitura');
  const operator = page.getByRole('combobox', { name: 'Operadora' });
  await operator.fill('vida plena');
  await page.getByRole('option', { name: 'Vida Plena Saúde' }).click();
  await page.getByRole('combobox', { name: 'Marca' }).click();
  const brandName = String(await page.getByRole('option').first().textContent());
  await page.getByRole('option').first().click();

  await page.goto('/eligibilities/report');
  await page.goto('/eligibilities');
  await expect(operator).toHaveValue('Vida Plena Saúde');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue(brandName);

  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(operator).toHaveValue('');
  await page.reload();
  await expect(operator).toHaveValue('');
});

test('the company plan asks for no brand', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.getByRole('combobox', { name: 'Operadora' }).fill('plano proprio');
  await page.getByRole('option', { name: 'Plano Próprio Oráculo' }).click();
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveCount(0);
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  await cpf.fill('5299822472');
  await cpf.blur();
  await expect(shown(page, 'CPF deve ter 11 dígitos')).toBeVisible();
  await cpf.fill('');
  await cpf.blur();
  await expect(shown(page, 'CPF obrigatório')).toBeVisible();
});

test('a month is searched, paged, exported, followed to its end, downloaded and opened', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.getByRole('button', { name: 'Elegibilidade' }).click();
  await page.getByRole('link', { name: 'Relatório de elegibilidade' }).click();
  await page.getByRole('textbox', { name: /^De:/ }).click();
  await page.getByRole('button', { name: 'Últimos 30 dias' }).click();
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(/firstDate=\d{4}-\d{2}-\d{2}/);

  const rows = page.getByRole('table', { name: 'Consultas de elegibilidade' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(shown(page, /^Total de itens: [\d.]+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Limite por página:').selectOption('40');
  await expect(rows).toHaveCount(41);
  await expect(page).not.toHaveURL(/page=2/);

  await page.getByRole('button', { name: 'Exportar relatório' }).click();
  await expect(shown(page, 'Relatório em processamento.')).toBeVisible();
  await expect(shown(page, 'Você poderá conferir o status na aba de Histórico.')).toBeVisible();

  await page.getByRole('tab', { name: 'Histórico de relatórios' }).click();
  const newest = page.getByRole('table', { name: 'Relatórios gerados' }).getByRole('row').nth(1);
  await expect(newest.getByText('Concluído')).toBeVisible({ timeout: 20_000 });
  const downloading = page.waitForEvent('download');
  await newest.getByRole('button', { name: /^Baixar/ }).click();
  const file = await (await downloading).path();
  expect((await readFile(file)).byteLength).toBeGreaterThan(1000);
});

test('dates are required, and no longer apart than 30 days', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const start = page.getByRole('textbox', { name: /^De:/ });
  const end = page.getByRole('textbox', { name: /^Até:/ });
  await start.fill('');
  await end.fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(shown(page, 'Data inicial obrigatória')).toBeVisible();
  await expect(shown(page, 'Data final obrigatória')).toBeVisible();
  await start.fill('01/09/2026');
  await end.fill('02/10/2026');
  await end.blur();
  await expect(shown(page, 'Intervalo máximo de 30 dias')).toBeVisible();
  await start.fill('31/02/2026');
  await start.blur();
  await expect(shown(page, 'Data inexistente')).toBeVisible();
  await start.fill('01/01/1899');
  await start.blur();
  await expect(shown(page, 'Ano inválido')).toBeVisible();
});

test('a link to a filtered page brings back its rows, and a bad one does no harm', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report?page=2&pageSize=20');
  await expect(page.getByRole('button', { name: 'Página 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Limite por página:')).toHaveValue('20');
  await page.goto('/eligibilities/report?page=-3&pageSize=abc&firstDate=ontem&lastDate=2026-02-31');
  await expect(page.getByLabel('Limite por página:')).toHaveValue('10');
});

test('dark mode is kept, and signing off ends every tab and forgets every answer', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('leitura');
  await page.getByRole('button', { name: 'Usar modo escuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  const other = await context.newPage();
  await other.goto('/eligibilities/report');
  await expect(other.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(other.getByRole('heading', { level: 1, name: 'Relatório de elegibilidade' })).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oraculo:session') ?? '{}'));
  expect(stored.userToken ?? '').toBe('');
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});
