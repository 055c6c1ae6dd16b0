import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const fortyDaysMs = 40 * 86_400_000;

/** The service responds with a date of forty days ago. */
const answerEarlier = (page: Page, addresses: string) =>
  page.route(addresses, async (route) => {
    const answer = await route.fetch();
    const date = new Date(Date.now() - fortyDaysMs).toUTCString();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
  });

// spec: x.59
test('a banner above the empty report warns of a clock that is forty days ahead', async ({ page, signIn }) => {
  await answerEarlier(page, '**/api/operator/**');
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await expect(page.getByText(/O relógio deste computador está 40 dias adiantado\./)).toBeVisible();
});

// spec: x.59
test('the sign-in page warns of a wrong clock', async ({ page }) => {
  await answerEarlier(page, '**/config.json');
  await page.goto('/login');
  await expect(page.getByText(/O relógio deste computador está 40 dias adiantado\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Usuário ou e-mail' })).toBeFocused();
});

// spec: x.59
test('a correct clock shows no banner', async ({ page, signIn }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Iniciar sessão' })).toBeVisible();
  await expect(page.getByText(/O relógio deste computador/)).toHaveCount(0);
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await expect(page.getByRole('table', { name: 'Consultas de elegibilidade' }).getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText(/O relógio deste computador/)).toHaveCount(0);
});
