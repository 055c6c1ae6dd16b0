import type { Page } from '@playwright/test';
import { isoDay } from '@oraculo-tools/testkit/app/days.ts';
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

/** Records the address of every request that the page aborts itself. */
const recordAborted = (page: Page) =>
  page.addInitScript(() => {
    const aborted: string[] = [];
    const send = window.fetch;
    Object.assign(window, { aborted });
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
      signal?.addEventListener('abort', () => aborted.push(address));
      return send(input, init);
    };
  });

const readAborted = (page: Page) =>
  page.evaluate(() => (window as unknown as { aborted: string[] }).aborted.join('\n'));

test('leaving a screen aborts the requests that only it needs, and a new search aborts the former one', async ({
  page,
  signIn,
}) => {
  await recordAborted(page);
  await signIn('admin');
  await page.goto('/operators');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.route('**/credentials/paginated/**', () => {});
  const sentRequest = page.waitForRequest(/credentials\/paginated/);
  await page.getByRole('link', { name: 'Credenciais' }).click();
  await sentRequest;
  expect(await readAborted(page)).not.toContain('/credentials/paginated');
  await page.getByRole('link', { name: 'Operadoras' }).click();
  await expect.poll(() => readAborted(page)).toContain('/credentials/paginated');

  await page.goto(`/eligibilities/report?period=${isoDay(3)}_${isoDay(2)}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.route(/\/eligibility\?.*ansId=301264/, () => {});
  const search = page.waitForRequest(/\/eligibility\?.*ansId=301264/);
  await choose(page, 'Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await search;
  await choose(page, 'Operadora', 'Amparo Saúde');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect.poll(() => readAborted(page)).toMatch(/\/eligibility\?.*ansId=301264/);
});
