import { signInAgain } from '../faults/signInAgain.ts';
import { choose, fillQuery } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';
import { twoPeople } from './twoPeople.ts';
import type { Page } from '@playwright/test';

const answerOf = (page: Page) => page.getByRole('region', { name: 'Informações do beneficiário consultado' });
const cardNumber = (page: Page) => page.getByRole('textbox', { name: 'Número da carteirinha' });

// spec: 1.2.8
test('each further query needs only its characters and Enter, and every answer of the session reopens without a request', async ({
  page,
  enter,
  baseURL,
}) => {
  const [first, second] = await twoPeople(String(baseURL));
  await enter('leitura');
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  const next = answerOf(page).getByRole('button', { name: 'Nova consulta' });
  await expect(next).toBeFocused();
  await expect(answerOf(page)).toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(cardNumber(page)).toBeFocused();
  await expect(cardNumber(page)).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue(first.operator);
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue(first.brand);
  await expect(answerOf(page)).toHaveCount(0);
  await page.keyboard.type(second.carteirinha);
  await page.keyboard.press('Enter');
  await expect(answerOf(page).getByRole('heading', { name: second.nome })).toBeVisible();

  const rows = page.getByRole('table', { name: 'Consultas desta sessão' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.route('**/api/operator/eligibility', (route) => route.abort());
  await rows.nth(2).getByRole('button', { name: 'Ver resposta' }).click();
  await expect(answerOf(page).getByRole('heading', { name: first.nome })).toBeVisible();
  await expect(answerOf(page).getByText(/resposta anterior, das \d\d:\d\d$/)).toBeVisible();
  await expect(cardNumber(page)).toHaveValue(first.carteirinha);
  await expect(rows).toHaveCount(3);

  // The same query again, without the text that the field has rejected since then.
  await cardNumber(page).fill('20/11/2026');
  await expect(cardNumber(page)).toHaveAttribute('aria-invalid', 'true');
  await rows.nth(2).getByRole('button', { name: 'Ver resposta' }).click();
  await expect(cardNumber(page)).not.toHaveAttribute('aria-invalid');
  await expect(cardNumber(page)).toHaveValue(first.carteirinha);

  // In memory only, and dropped with the session.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(first.carteirinha);
  await page.getByRole('button', { name: 'Sair' }).click();
  await signInAgain(page, 'leitura');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toBeVisible();
  await expect(rows).toHaveCount(0);
});

// spec: 1.2.8
test('without a card number the answer shows the complete CPF', async ({ page, enter, baseURL }) => {
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  await page.route('**/api/operator/eligibility', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, patient: { ...answer.patient, cardNumber: '', cpf: '52998224725' } } });
  });
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  // The CPF appears in place of the card number and in its own row.
  await expect(answerOf(page).getByText('529.982.247-25', { exact: true })).toHaveCount(2);
});

// spec: 2.8.3
test('a failed query shows a card with the reason and a retry', async ({ page, enter, baseURL, faults }) => {
  faults.allow(/503/);
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  const message = 'A operadora não respondeu. Tente de novo em instantes.';
  await page.route('**/api/operator/eligibility', (route) =>
    route.fulfill({ status: 503, json: { message }, headers: { 'x-request-id': 'a1b2c3d4' } }),
  );
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Não foi possível concluir a consulta' });
  await expect(card.getByText(message)).toBeVisible();
  await expect(card.getByText(/Código para o suporte: a1b2c3d4$/)).toBeVisible();
  await page.unroute('**/api/operator/eligibility');
  await card.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(answerOf(page).getByRole('heading', { name: first.nome })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('choosing another operator clears the patient of the last answer', async ({ page, enter, baseURL }) => {
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toBeVisible();
  await choose(page, 'Operadora', 'Amparo Saúde');
  await expect(answerOf(page)).toHaveCount(0);
  for (const box of await page.getByRole('form').getByRole('textbox').all()) await expect(box).toHaveValue('');
});

// spec: x.35
test('a query needs no pointer, and at most two keys per field besides its characters', async ({
  page,
  enter,
  baseURL,
}) => {
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  await page.evaluate(() => {
    Object.assign(window, { keys: 0, presses: 0 });
    document.addEventListener('keydown', () => ((window as unknown as { keys: number }).keys += 1), true);
    document.addEventListener('pointerdown', () => ((window as unknown as { presses: number }).presses += 1), true);
  });
  await page.getByRole('combobox', { name: 'Operadora' }).focus();
  for (const text of [first.operator, first.brand]) {
    await page.keyboard.type(text);
    await expect(page.getByRole('option', { name: text })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await expect(cardNumber(page)).toBeFocused();
  await page.keyboard.type(first.carteirinha);
  await page.keyboard.press('Enter');
  await expect(answerOf(page).getByRole('heading', { name: first.nome })).toBeVisible();
  const used = await page.evaluate(() => {
    const { keys, presses } = window as unknown as { keys: number; presses: number };
    return { keys, presses };
  });
  expect(used.presses).toBe(0);
  const fields = [first.operator, first.brand, first.carteirinha];
  // A capital or an accented letter takes two keys on a keyboard but counts as one press here.
  expect(used.keys).toBeLessThanOrEqual(fields.join('').length + 2 * fields.length);
});

// spec: x.35
test('choosing an operator also chooses its only brand, or the brand of its last query', async ({
  page,
  enter,
  baseURL,
}) => {
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toBeVisible();
  const operator = page.getByRole('combobox', { name: 'Operadora' });
  const brand = page.getByRole('combobox', { name: 'Marca' });
  const changeTo = async (name: string) => {
    await operator.focus();
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await changeTo('Nova Esperança');
  await expect(brand).toHaveValue('Centro Médico Ipê');
  await changeTo(first.operator);
  await expect(brand).toHaveValue(first.brand);
});

// spec: x.35
test('one press chooses an operator of the last queries and focuses its next field', async ({
  page,
  enter,
  baseURL,
}) => {
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  await expect(page.getByText('Comece pela operadora')).toBeVisible();
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await page.getByRole('group', { name: 'Últimas operadoras' }).getByRole('button', { name: first.operator }).click();
  await expect(cardNumber(page)).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue(first.brand);
  const stored = await page.evaluate(() => localStorage.getItem('oraculo:recent-operators'));
  expect(JSON.parse(stored ?? '[]')).toEqual([expect.stringMatching(/^\d{6}$/)]);
});

// spec: x.35
test('the list of the session masks the queried CPF', async ({ page, enter }) => {
  await enter('leitura');
  await choose(page, 'Operadora', 'Plano Próprio Oráculo');
  await page.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
  await page.keyboard.press('Enter');
  const list = page.getByRole('table', { name: 'Consultas desta sessão' });
  // Without a name the number is the title of the row.
  await expect(list.getByRole('rowheader', { name: '***.982.247-**', exact: true })).toBeVisible();
  await expect(list.getByText(/529\.?982\.?247-?25/)).toHaveCount(0);
});
