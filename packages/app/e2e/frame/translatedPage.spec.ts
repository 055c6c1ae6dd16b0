import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

// spec: x.37
test('the app asks browsers not to translate it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
});

test.describe('on a page that the browser translates anyway', () => {
  test.use({ isTranslated: true });

  // spec: x.37
  test('texts are replaced by their translation, and the query, the report and the batches still take an operator', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    for (const path of ['/eligibilities', '/eligibilities/report', '/eligibilities/batch']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).locator('font font')).toBeVisible();
      await choose(page, 'Operadora', 'Saúde Norte');
      await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
      await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveAccessibleDescription('');
    }
  });

  // spec: x.37
  test('a form shows and removes its errors, and a switch changes the required fields', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/credentials');
    await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
    const asterisk = dialog.locator('label', { hasText: 'Marca' }).getByText('*', { exact: true });
    await choose(dialog, 'Operadora', 'Saúde Norte');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Marca é obrigatória', { exact: true })).toBeVisible();
    await expect(asterisk).toBeVisible();
    await dialog.getByRole('switch', { name: 'Web Service TISS' }).click();
    await expect(dialog.getByText('Marca é obrigatória', { exact: true })).toHaveCount(0);
    await expect(asterisk).toHaveCount(0);
    await dialog.getByRole('switch', { name: 'Web Service TISS' }).click();
    await expect(asterisk).toBeVisible();
  });
});
