import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

// spec: 1.2.7 1.2.11 2.2.10
test('every brand field says that the operator has no brands', async ({ page, signIn }) => {
  await signIn('admin');
  await page.route('**/brands/healthoperator/**', (route) => route.fulfill({ json: [] }));
  const reason = 'Esta operadora não tem marca com credencial válida';

  for (const path of ['/eligibilities', '/eligibilities/report']) {
    await page.goto(path);
    await choose(page, 'Operadora', 'Saúde Norte');
    await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveAccessibleDescription(reason);
  }

  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await expect(dialog.getByText(reason, { exact: true })).toBeVisible();

  await page.goto('/credentials');
  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  const credential = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  await choose(credential, 'Operadora', 'Saúde Norte');
  await expect(
    credential.getByText('Esta operadora não tem marcas. Sem marca, a credencial só vale com o Web Service TISS'),
  ).toBeVisible();
});
