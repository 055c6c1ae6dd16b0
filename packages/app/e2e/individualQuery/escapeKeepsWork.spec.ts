import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

// spec: 1.2.7
test('Escape twice in the operator takes nothing, and an operator that was taken out gives back what was typed', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  // Asks for all four.
  await choose(page, 'Operadora', 'Amparo Saúde');
  const operator = page.getByRole('combobox', { name: 'Operadora' });
  const name = page.getByRole('textbox', { name: 'Nome completo' });
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  await name.fill('Ana Maria de Souza');
  await cpf.fill('52998224725');
  await operator.click();
  await expect(operator).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(operator).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(operator).toHaveValue('Amparo Saúde');
  await expect(name).toHaveValue('Ana Maria de Souza');

  await operator.fill('');
  await page.keyboard.press('Tab');
  await expect(name).toHaveCount(0);
  await choose(page, 'Operadora', 'Amparo Saúde');
  await expect(name).toHaveValue('Ana Maria de Souza');
  await expect(cpf).toHaveValue('529.982.247-25');
});

// spec: 1.2.11
test('Escape twice in a filter keeps its choice and the one that depends on it', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await choose(page, 'Operadora', 'Saúde Norte');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  await brand.click();
  await page.getByRole('option').first().click();
  const chosen = await brand.inputValue();
  const operator = page.getByRole('combobox', { name: 'Operadora' });
  await operator.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(operator).toHaveValue('Saúde Norte');
  await expect(brand).toHaveValue(chosen);
});
