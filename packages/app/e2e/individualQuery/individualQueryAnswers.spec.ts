import { choose, knownPerson } from '../harness/gatewayData.ts';
import { holdCalls } from '../harness/holdCalls.ts';
import { expect, test } from '../harness/test.ts';

const cardOnly = { ansId: '301264', name: 'Saúde Norte' };

// spec: x.79
test('a failed query is shown and announced once, in a card, and the form keeps its values', async ({
  page,
  enter,
  request,
  faults,
}) => {
  faults.allow(/500/);
  const person = await knownPerson(request, cardOnly.ansId);
  await enter('leitura');
  await page.route('**/api/operator/eligibility', (route) => route.fulfill({ status: 500, body: '' }));
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  const cardNumber = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await cardNumber.fill(person.carteirinha);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const announced = page.locator('[data-live-announcer]').getByText(/^Não foi possível concluir a consulta: ./);
  await expect(announced).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Não foi possível concluir a consulta' })).toBeVisible();
  await expect(page.locator('[data-ui="toast"]')).toHaveCount(0);
  await expect(cardNumber).toHaveValue(person.carteirinha);
});

test('an answer is hidden while the form has another card number', async ({ page, enter, request }) => {
  const person = await knownPerson(request, cardOnly.ansId);
  await enter('leitura');
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  const cardNumber = page.getByRole('textbox', { name: 'Número da carteirinha' });
  const result = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  const other = `${person.carteirinha.slice(0, -1)}${(Number(person.carteirinha.slice(-1)) + 1) % 10}`;
  const release = await holdCalls(page, '**/api/operator/eligibility');
  await cardNumber.fill(person.carteirinha);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await cardNumber.fill(other);
  const response = page.waitForResponse('**/api/operator/eligibility');
  release();
  await response;
  await expect(page.getByText(/Os dados mudaram depois da consulta/)).toBeVisible();
  await expect(result).toHaveCount(0);
  await cardNumber.fill(person.carteirinha);
  await expect(result).toBeVisible();
  await cardNumber.fill(other);
  await expect(result).toHaveCount(0);
});

test('an interrupted query shows a note', async ({ page, enter, request }) => {
  const person = await knownPerson(request, cardOnly.ansId);
  await enter('leitura');
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  await page.route('**/api/operator/eligibility', () => {});
  await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill(person.carteirinha);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await page.getByRole('button', { name: 'Interromper' }).click();
  await expect(page.getByText('Consulta interrompida antes da resposta da operadora.')).toBeVisible();
});

test('an unknown CPF shows “nobody found” and does not mention a card number', async ({ page, enter }) => {
  await enter('leitura');
  await choose(page, 'Operadora', 'Plano Próprio Oráculo');
  await page.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('A operadora não encontrou ninguém com esses dados.')).toBeVisible();
  await expect(main.getByText(/carteirinha inválid/i)).toHaveCount(0);
});

// spec: x.60
test('on a phone a failed query scrolls to its error card and focuses it, as an answer does', async ({
  page,
  enter,
  request,
  faults,
}) => {
  faults.allow(/500/);
  await page.setViewportSize({ width: 320, height: 640 });
  const person = await knownPerson(request, cardOnly.ansId);
  await enter('leitura');
  await page.route('**/api/operator/eligibility', (route) => route.fulfill({ status: 500, body: '' }));
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill(person.carteirinha);
  await page.keyboard.press('Enter');
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(retry).toBeFocused();
  await expect(retry).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Não foi possível concluir a consulta' })).toBeInViewport();
});
