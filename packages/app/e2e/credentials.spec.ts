import { choose, toastOf } from './gatewayData.ts';
import { expect, test } from './harness/test.ts';

test('a credential is created, edited and deleted, and the rules of the form are told', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/credentials');
  await expect(page).toHaveTitle('Credenciais · Oráculo');
  const table = page.getByRole('table', { name: 'Credenciais' });
  for (const header of ['Operadora', 'Marca', 'Usuário', 'TISS', 'URL', 'Ações']) {
    await expect(table.getByRole('columnheader', { name: header })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  for (const message of [
    'Operadora é obrigatória',
    'Código do prestador é obrigatório',
    'Usuário é obrigatório',
    'senha é obrigatória',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(dialog.getByText('CNPJ ou CPF é obrigatório')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'CPF' }).fill('123');
  await expect(dialog.getByText('CPF deve ter 11 dígitos')).toBeVisible();

  const user = `jornada-${Date.now()}`;
  await dialog.getByRole('combobox', { name: 'Operadora' }).fill('Saúde Norte');
  await page.getByRole('option', { name: 'Saúde Norte' }).click();
  // Without an operator the field says that one is needed first.
  await expect(dialog.getByText('Marca é obrigatória')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
  await expect(dialog.getByRole('textbox', { name: 'CPF' })).toHaveValue('529.982.247-25');
  await dialog.getByRole('textbox', { name: 'Código do prestador' }).fill('4242');
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(user);
  await dialog.getByLabel(/^Senha/).fill('segredo-da-jornada');
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(toastOf(page, 'Credencial cadastrada com sucesso.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await choose(page, 'Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await page.getByRole('combobox', { name: /Limite por página/ }).selectOption('40');
  const row = table.getByRole('row').filter({ hasText: user });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Exportar Relatório' })).toHaveAttribute('aria-disabled', 'true');

  await row.getByRole('button', { name: /^Editar/ }).click();
  const editor = page.getByRole('dialog', { name: 'Editar credencial' });
  await expect(editor.getByRole('combobox', { name: 'Operadora' })).toHaveAttribute('aria-disabled', 'true');
  await expect(editor.getByRole('combobox', { name: 'Marca' })).toHaveAttribute('aria-disabled', 'true');
  await expect(editor.getByRole('textbox', { name: 'CPF' })).toHaveValue('529.982.247-25');
  await editor.getByRole('textbox', { name: 'Descrição' }).fill('Editada pela jornada');
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await editor.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Credencial atualizada com sucesso.')).toBeVisible();

  await row.getByRole('button', { name: /^Excluir/ }).click();
  const sure = page.getByRole('alertdialog', { name: 'Excluir Credencial' });
  await sure.getByRole('button', { name: 'Excluir' }).click();
  await expect(toastOf(page, 'Credencial excluída com sucesso.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('those with an error have a tab of their own, counted, without URL and without a way to create', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/credentials');
  await page.getByRole('tab', { name: /^Credenciais com erro/ }).click();
  const table = page.getByRole('table', { name: 'Credenciais com erro' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'URL' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cadastrar credencial' })).toHaveCount(0);
});

test('the report of all credentials is named with the date', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/credentials');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar Relatório' }).click();
  expect((await download).suggestedFilename()).toMatch(/^credentials_report_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(toastOf(page, 'Arquivo baixado com sucesso')).toBeVisible();
});
