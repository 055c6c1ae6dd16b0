import { groupFile } from '../harness/files.ts';
import { choose } from '../harness/gatewayData.ts';
import { signInPage } from '../harness/signIn.ts';
import { expect, test } from '../harness/test.ts';

test('a group that ends while its sender is at another screen is told there, with a way to it', async ({
  page,
  steppedGateway,
}) => {
  await signInPage(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await dialog.locator('input[type=file]').setInputFiles(groupFile('fim-do-dia.csv', 2));
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  const followed = page.waitForResponse(/upload\/status\?.*userEmail=/);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await followed;
  await page
    .getByRole('link', { name: 'Consulta individual' })
    .or(page.getByRole('button', { name: 'Elegibilidade' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Consulta individual' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consulta individual' })).toBeVisible();
  const go = page.getByRole('button', { name: 'Ver grupos' });
  await expect(async () => {
    await steppedGateway.step();
    await expect(go).toBeVisible({ timeout: 6_000 });
  }).toPass();
  // Nobody knows its people.
  await expect(page.getByText('fim-do-dia.csv: Erro', { exact: true }).first()).toBeVisible();
  await go.click();
  await expect(page).toHaveURL(/\/eligibilities\/batch$/);
});
