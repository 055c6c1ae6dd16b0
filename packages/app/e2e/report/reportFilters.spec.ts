import { choose } from '../harness/gatewayData.ts';
import { expect, shown, test } from '../harness/test.ts';
import { typedDay } from '@oraculo-tools/testkit/app/days.ts';

// spec: 1.4.9 d.12
test('filters are in the address: a reload and Back restore them, and invalid filters show the default', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/eligibilities/report?page=2&pageSize=20');
  await expect(page.getByRole('button', { name: 'Página 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Limite por página:')).toHaveValue('20');
  await choose(page, 'Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(/ansId=301264/);
  await expect(page).not.toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
  const cleared = page.waitForResponse((answer) => /\/eligibility\?(?!.*ansId)/.test(answer.url()));
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(page).not.toHaveURL(/ansId/);
  await cleared;
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');

  await page.goto('/eligibilities/report?page=-3&pageSize=7&period=2026-13-45_x&tab=nada');
  await expect(page.getByRole('textbox', { name: 'De:' })).toHaveValue(typedDay(1));
  await expect(page.getByRole('tab', { name: 'Geração de relatórios' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Limite por página:')).toHaveValue('10');

  await page.goto('/eligibilities/report?page=-3');
  await expect(page).toHaveURL(/report$/);
  await page.goto('/operators?page=99999999999999999999');
  await expect(page).toHaveURL(/operators\?page=3$/);
});

// spec: 1.2.11 1.4.9 1.5.8 1.7.2 2.5.11
test('the brand is disabled until an operator is chosen, and a change of operator clears it', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/eligibilities/report');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  await expect(brand).toHaveAttribute('aria-disabled', 'true');
  await expect(shown(page, 'Selecione uma operadora')).toBeVisible();
  await choose(page, 'Operadora', 'Saúde Norte');
  await choose(page, 'Marca', 'Laboratório Aurora');
  await choose(page, 'Operadora', 'Unisol Assistência');
  await expect(brand).toHaveValue('');
});

// spec: x.13
test('a filter value in the address that matches no option stays in its field until it is cleared', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const field = (name: string) => page.getByRole('combobox', { name });
  const clear = (name: string) => page.getByRole('button', { name: `Limpar ${name}`, exact: true }).click();

  await page.goto('/eligibilities/report?ansId=999999&brandId=zzz');
  await expect(field('Operadora')).toHaveValue('Operadora não encontrada (999999)');
  await expect(field('Marca')).toHaveValue('zzz');
  await field('Operadora').click();
  await expect(page.getByRole('option', { name: /999999/ })).toContainText('Não está na lista');
  await page.keyboard.press('Escape');
  await clear('Operadora');
  await expect(field('Operadora')).toHaveValue('');
  await expect(field('Marca')).toHaveValue('');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).not.toHaveURL(/ansId|brandId/);

  await page.goto('/eligibilities/report?brandId=zzz');
  await expect(field('Marca')).toHaveValue('zzz');
  await clear('Marca');
  await expect(field('Marca')).toHaveAttribute('aria-disabled', 'true');

  await page.goto('/credentials?ansId=999999&brandId=zzz');
  await expect(field('Operadora')).toHaveValue('Operadora não encontrada (999999)');
  await expect(field('Marca')).toHaveValue('zzz');

  await page.goto('/eligibilities/batch?operatorName=Antiga&brandName=Outra&userEmail=nobody@x');
  await expect(field('Operadora')).toHaveValue('Antiga');
  await expect(field('Marca')).toHaveValue('Outra');
  await expect(field('Usuário')).toHaveValue('nobody@x');

  await page.goto('/automations/glosas-resource?users=nobody@x&users=left@x');
  await page.getByRole('button', { name: 'Remover nobody@x' }).click();
  await expect(page.getByRole('button', { name: 'Remover nobody@x' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remover left@x' })).toBeVisible();
});
