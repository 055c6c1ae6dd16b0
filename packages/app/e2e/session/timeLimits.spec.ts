import { choose, knownPerson } from '../harness/gatewayData.ts';
import { stopClock } from '../harness/clock.ts';
import { expect, shown, test } from '../harness/test.ts';
import { unreadToasts } from '../harness/toasts.ts';
import { isoDay } from '@oraculo-tools/testkit/app/days.ts';

// spec: 1.7.8
test('the request of a list times out after 30 s and not before', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto(`/eligibilities/report?period=${isoDay(20)}_${isoDay(2)}`);
  const table = page.getByRole('table', { name: 'Consultas de elegibilidade' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await stopClock(page);
  const second = /\/eligibility\?.*page=1/;
  await page.route(second, () => {});
  const sentRequest = page.waitForRequest(second);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await sentRequest;
  await page.clock.runFor(29_999);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/page=2/);
  await page.clock.runFor(1);
  await expect(
    shown(page, 'Não foi possível mostrar a página 2. O servidor não respondeu em 30 s. Tente de novo.'),
  ).toBeVisible();
});

// spec: 1.7.8
test('an eligibility check times out after 180 s and not before', async ({ page, enter, request }) => {
  const person = await knownPerson(request, '301264');
  await enter('leitura');
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await card.fill(person.carteirinha);
  await stopClock(page);
  const address = '**/api/operator/eligibility';
  await page.route(address, () => {});
  const sentRequest = page.waitForRequest(address);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await sentRequest;
  await page.clock.runFor(179_999);
  await expect(page.getByRole('button', { name: 'Interromper' })).toBeVisible();
  expect(unreadToasts(page)).toEqual([]);
  await page.clock.runFor(1);
  const failure = page.getByRole('region', { name: 'Não foi possível concluir a consulta' });
  await expect(failure.getByText('O servidor não respondeu em 180 s. Tente de novo.', { exact: true })).toBeVisible();
  await expect(card).toHaveValue(person.carteirinha);
});
