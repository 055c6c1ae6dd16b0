import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';
import { twoPeople } from './twoPeople.ts';

const cardNumber = '12345678901234567';

// spec: 1.2.7
test('repeated Escape in the operator field clears nothing, and choosing a cleared operator again restores the typed values', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  // This operator uses all four fields.
  await choose(page, 'Operadora', 'Amparo Saúde');
  const operator = page.getByRole('combobox', { name: 'Operadora' });
  const name = page.getByRole('textbox', { name: 'Nome completo' });
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await card.fill(cardNumber);
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
  await expect(card).toHaveValue(cardNumber);

  // Another operator never gets the card number.
  await operator.fill('');
  await page.keyboard.press('Tab');
  await choose(page, 'Operadora', 'Saúde Norte');
  await expect(card).toHaveValue('');
  await choose(page, 'Operadora', 'Amparo Saúde');
  await expect(card).toHaveValue('');
});

test('choosing a cleared operator again restores the answer and its patient', async ({ page, enter, baseURL }) => {
  const [person] = await twoPeople(String(baseURL));
  await enter('leitura');
  const operator = page.getByRole('combobox', { name: 'Operadora' });
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  const answer = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  await card.fill(person.carteirinha);
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await operator.fill('');
  await page.keyboard.press('Tab');
  await expect(card).toHaveCount(0);
  await expect(answer).toHaveCount(0);
  await choose(page, 'Operadora', person.operator);
  await expect(card).toHaveValue(person.carteirinha);
  await expect(answer).toBeVisible();

  await operator.fill('');
  await page.keyboard.press('Tab');
  await expect(answer).toHaveCount(0);
  await choose(page, 'Operadora', 'Amparo Saúde');
  await expect(card).toHaveValue('');
  await expect(answer).toHaveCount(0);
});

// spec: 1.2.11
test('a second Escape in a filter keeps its choice and the one that depends on it', async ({ page, signIn }) => {
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
