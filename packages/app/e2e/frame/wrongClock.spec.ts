import { expect, test } from '../harness/test.ts';

const fortyDaysMs = 40 * 86_400_000;

// spec: x.59
test('a computer whose clock is forty days ahead says so above the empty report', async ({ page, signIn }) => {
  await page.route('**/api/operator/**', async (route) => {
    const answer = await route.fetch();
    const date = new Date(Date.now() - fortyDaysMs).toUTCString();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
  });
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await expect(page.getByText(/O relógio deste computador está 40 dias adiantado\./)).toBeVisible();
});

// spec: x.59
test('a clock that is right is nothing to speak of', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await expect(page.getByRole('table', { name: 'Consultas de elegibilidade' }).getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText(/O relógio deste computador/)).toHaveCount(0);
});
