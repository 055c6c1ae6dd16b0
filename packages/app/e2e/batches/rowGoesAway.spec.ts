import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { installClock } from '../harness/clock.ts';
import { sendBatch } from '../harness/sendBatch.ts';
import { expect, test } from '../harness/test.ts';

// spec: x.77
test('when a batch in flight leaves the list, another row gets the focus and the list continues to poll', async ({
  page,
  steppedGateway,
}) => {
  await installClock(page);
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  for (const name of ['um-que-fica.csv', 'um-que-sai.csv']) await sendBatch(page, name);
  const table = page.getByRole('table', { name: 'Grupos enviados' });
  const leaving = table.getByRole('button', { name: 'Cancelar processamento de um-que-sai.csv' });
  await expect(leaving).toBeVisible();
  await expect(table.getByRole('button', { name: 'Cancelar processamento de um-que-fica.csv' })).toBeVisible();
  await leaving.focus();

  let count = 0;
  await page.route(/\/eligibility\/upload\/status\?.*\bsize=10\b/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const rows = answer.rows.filter(({ nome }: { nome: string }) => nome !== 'um-que-sai.csv');
    await route.fulfill({ response, json: { ...answer, rows } });
    count += 1;
  });
  for (const poll of [1, 2, 3]) {
    await page.clock.runFor(5000);
    await expect.poll(() => count).toBeGreaterThanOrEqual(poll);
    await expect(leaving).toHaveCount(0);
    await expect(table.locator(':focus')).toHaveCount(1);
  }
  await expect(page.getByText('Algo deu errado nesta tela')).toHaveCount(0);
});
