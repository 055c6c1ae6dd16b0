import { expect, shown, test } from '../harness/test.ts';

// spec: 1.9.6
test('of more than a hundred options the first hundred are shown, and typing finds the others', async ({
  page,
  enter,
  faults,
}) => {
  // The service knows no brands of an invented operator.
  faults.allow(/404/);
  await enter('leitura');
  await page.route(/\/healthOperators(\?|$)/, async (route) => {
    const response = await route.fetch();
    const [one] = await response.json();
    const named = (_: unknown, at: number) => ({
      ...one,
      id: `${at}`,
      ansId: `${100_000 + at}`,
      name: `Plano ${at + 1}`,
    });
    await route.fulfill({ response, json: Array.from({ length: 150 }, named) });
  });
  await page.goto('/eligibilities/report');
  const box = page.getByRole('combobox', { name: 'Operadora' });
  const options = page.getByRole('listbox').getByRole('option');
  await box.click();
  await expect(options).toHaveCount(100);
  await expect(shown(page, 'Exibindo 100 de 150, continue digitando')).toBeVisible();
  await box.fill('Plano 150');
  await expect(options).toHaveCount(1);
  await expect(page.getByText(/^Exibindo \d+ de/)).toHaveCount(0);
  await options.click();
  await expect(box).toHaveValue('Plano 150');
});

// spec: 1.9.6
test('a list opens upward where less than 200 px are left below its field', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const box = page.getByRole('combobox', { name: 'Operadora' });
  const list = page.getByRole('listbox');
  const boxes = async () => {
    await box.click();
    await expect(list).toBeVisible();
    const [field, options] = await Promise.all([box.boundingBox(), list.boundingBox()]);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    if (!field || !options) throw new Error('Nothing is shown.');
    return { field, options };
  };
  const { field, options } = await boxes();
  const bottom = field.y + field.height;
  expect(options.y).toBeGreaterThanOrEqual(bottom);
  await page.setViewportSize({ width: 1280, height: Math.ceil(bottom + 199) });
  const low = await boxes();
  expect(low.options.y + low.options.height).toBeLessThanOrEqual(low.field.y);
  expect(low.options.y).toBeGreaterThanOrEqual(0);
});
