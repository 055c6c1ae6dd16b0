import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { choose } from '../harness/gatewayData.ts';
import { signInPage } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';

// spec: x.32
test('filters are saved as named views without personal data, shown as tags, and one view opens first', async ({
  page,
  signIn,
  baseURL,
}) => {
  const [sender] = await (await gatewayApi(String(baseURL), 'leitura')).batches.users();
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  const save = page.getByRole('button', { name: 'Salvar filtros' });
  await expect(save).toHaveAccessibleDescription('Aplique um filtro para salvá-lo');
  await choose(page, 'Usuário', String(sender?.userName));
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(save).toHaveAccessibleDescription('Não é possível salvar o usuário: aplique outro filtro');
  await choose(page, 'Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await save.click();

  const dialog = page.getByRole('dialog', { name: 'Salvar filtros' });
  await expect(dialog.getByText('Não é possível salvar o usuário: são dados pessoais.')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Nome para estes filtros' });
  await expect(name).toBeFocused();
  await name.fill('529.982.247-25');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Não use CPF nem número de carteirinha no nome')).toBeVisible();
  await name.fill('Norte');
  await dialog.getByText('Usar como filtro padrão da lista').click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await name.press('Enter');
  await expect(dialog).toHaveCount(0);

  const tag = page.getByRole('row', { name: 'Norte (padrão)' });
  await expect(tag).toHaveAttribute('aria-selected', 'false');
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('oraculo:views'))
      .join(),
  );
  expect(kept).toContain('Norte');
  expect(kept).not.toContain(String(sender?.userEmail));
  expect(kept).not.toContain('@');

  // It opens by default, can be cleared, and opens again with one press.
  await page.goto('/eligibilities/batch');
  await expect(page).toHaveURL(/\?operatorName=Sa%C3%BAde\+Norte$/);
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
  await expect(tag).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(page).toHaveURL(/batch$/);
  await expect(tag).toHaveAttribute('aria-selected', 'false');
  await tag.press('Enter');
  await expect(page).toHaveURL(/operatorName=/);

  // Nobody else on this computer sees it.
  await page.getByRole('button', { name: 'Sair' }).click();
  await signIn('admin');
  await page.goto('/eligibilities/batch');
  await expect(save).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Filtros salvos' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sair' }).click();
  await signInPage(page, 'leitura');
  await page.goto('/eligibilities/batch');
  await tag.focus();
  await page.keyboard.press('Delete');
  await expect(tag).toHaveCount(0);
});

// spec: x.74
test('a view is renamed in place, and cannot take the name of another view', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const tags = page.getByRole('grid', { name: 'Filtros salvos' }).getByRole('row');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Nome para estes filtros' });
  for (const operator of ['Saúde Norte', 'Unisol Assistência']) {
    await choose(page, 'Operadora', operator);
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    await page.getByRole('button', { name: 'Salvar filtros' }).click();
    await name.fill(operator);
    await name.press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  await expect(tags).toHaveText([/Saúde Norte/, /Unisol Assistência/]);
  await tags.first().click();
  await page.getByRole('button', { name: 'Editar filtros salvos' }).click();
  await expect(name).toHaveValue('Saúde Norte');
  await name.fill('Unisol Assistência');
  await name.press('Enter');
  await expect(dialog.getByText('Já existem filtros com este nome')).toBeVisible();
  await name.fill('Norte de hoje');
  await name.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(tags).toHaveText([/Norte de hoje/, /Unisol Assistência/]);
  await expect(tags.first()).toHaveAttribute('aria-selected', 'true');
});

for (const [path, search, left, field] of [
  ['/eligibilities/report', 'ansId=999999&brandId=zzz', /report$/, 'Operadora'],
  ['/eligibilities/batch', 'operatorName=Antiga', /batch$/, 'Operadora'],
  ['/credentials', 'ansId=999999', /credentials$/, 'Operadora'],
] as const) {
  // spec: x.74
  test(`a view of ${path} with a deleted operator shows a note, opens without that filter and stays`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto(`${path}?${search}`);
    await page.getByRole('button', { name: 'Salvar filtros' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nome para estes filtros' }).fill('Antiga');
    await dialog.getByRole('textbox', { name: 'Nome para estes filtros' }).press('Enter');
    const said = page.getByText(/^A operadora de “Antiga” não existe mais\./);
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(left);
    await expect(page.getByRole('combobox', { name: field })).toHaveValue('');
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await page.goto(path);
    await expect(said).toHaveCount(0);
    await page.getByRole('grid', { name: 'Filtros salvos' }).getByRole('row', { name: 'Antiga' }).click();
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(left);
  });
}
