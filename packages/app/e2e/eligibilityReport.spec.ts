import { choose, toastOf } from './gatewayData.ts';
import { expect, test } from './harness/test.ts';

const brazilian = (daysAgo: number) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(
    new Date(Date.now() - daysAgo * 86_400_000),
  );

test('filters live in the address: reload and Back show the same rows', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/eligibilities/report');
  await choose(page, 'Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(/ansId=301264/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(page).not.toHaveURL(/ansId/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
});

test('the brand waits for an operator and goes with it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/eligibilities/report');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  await expect(brand).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Selecione uma operadora')).toBeVisible();
  await choose(page, 'Operadora', 'Saúde Norte');
  await brand.click();
  await page.getByRole('option').first().click();
  await expect(brand).not.toHaveValue('');
  await choose(page, 'Operadora', 'Vida Plena Saúde');
  await expect(brand).toHaveValue('');
});

test('an expired file is told and not followed', async ({ page, signIn, faults }) => {
  faults.allow(/403/);
  await signIn('admin');
  await page.goto('/eligibilities/report?tab=history');
  await page.route(/:\d+\/(?!api|assets)/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 403 }) : route.fallback(),
  );
  await page
    .getByRole('button', { name: /^Baixar/ })
    .first()
    .click();
  await expect(toastOf(page, 'Arquivo expirado.')).toBeVisible();
  await expect(toastOf(page, 'Solicite novamente.')).toBeVisible();
});

test('nonsense in the address shows the first page of the default period', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/eligibilities/report?page=-3&pageSize=7&firstDate=2026-13-45&lastDate=x&tab=nada');
  await expect(page.getByRole('textbox', { name: 'De:' })).toHaveValue(brazilian(1));
  await expect(page.getByRole('tab', { name: 'Geração de relatórios' })).toHaveAttribute('aria-selected', 'true');
});
