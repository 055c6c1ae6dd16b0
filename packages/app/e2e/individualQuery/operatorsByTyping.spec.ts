import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

const wordsOf = (name: string) => name.split(' ');

/** The shortest beginnings of the words that no other name shares. */
function shortestTyped(name: string, names: readonly string[]): string {
  const begins = (other: string, parts: readonly string[]) =>
    parts.every((part) => wordsOf(other).some((word) => word.toLowerCase().startsWith(part.toLowerCase())));
  for (let length = 1; length <= name.length; length += 1) {
    const parts = wordsOf(name).map((word) => word.slice(0, length));
    if (names.filter((other) => begins(other, parts)).length === 1) return parts.join(' ');
  }
  return name;
}

// spec: x.40
test('an operator that is not in the list is an error after Enter, and Escape says that none is chosen', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  const box = page.getByRole('combobox', { name: 'Operadora' });
  await choose(page, 'Operadora', 'Saúde Norte');
  await box.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('xyz');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('xyz');
  await expect(box).toHaveAccessibleDescription('Nenhuma opção escolhida para “xyz”. Escolha uma da lista.');
  await expect(page.getByRole('textbox', { name: 'Número da carteirinha' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(page.locator('[data-live-announcer]')).toContainText('Texto apagado: nenhuma opção escolhida');
});

// spec: x.40
test('twenty operators are chosen by the beginnings of their words and Enter or Tab, and each one is queried', async ({
  page,
  steppedGateway,
}) => {
  const client = await gatewayApi(steppedGateway.url, 'leitura');
  const operators = await client.operators.list();
  expect(operators.length).toBeGreaterThanOrEqual(20);
  const names = operators.map(({ name }) => name);
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/report`);
  const box = page.getByRole('combobox', { name: 'Operadora' });
  await box.click();
  for (const [at, { name, ansId }] of operators.entries()) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(shortestTyped(name, names));
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'Tab');
    await expect(box).toHaveValue(name);
    const sentRequest = page.waitForRequest((request) => new URL(request.url()).searchParams.get('ansId') === ansId);
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    await sentRequest;
    await box.focus();
  }
});
