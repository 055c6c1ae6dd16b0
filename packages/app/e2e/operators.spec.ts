import { toastOf } from './gatewayData.ts';
import { expect, test } from './harness/test.ts';

test('an operator is created with a robot and then edited', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/operators');
  const table = page.getByRole('table', { name: 'Operadoras' });
  for (const header of ['Registro ANS', 'Operadora', 'Web Service', 'Robô RPA', 'Criada em', 'Ações']) {
    await expect(table.getByRole('columnheader', { name: header })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  await expect(dialog.getByText('Selecione Web Service para ativar').first()).toBeVisible();
  await expect(dialog.getByText('Selecione Robô RPA para ativar').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  for (const message of [
    'Registro ANS é obrigatório',
    'Nome da operadora é obrigatório',
    'Ao menos um dos serviços (Web Service ou RPA) deve estar habilitado',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await dialog.getByRole('switch', { name: 'Web Service' }).click();
  await dialog.getByRole('switch', { name: 'Robô RPA' }).click();
  await expect(dialog.getByText('Com os dois ligados, o Robô RPA tem prioridade.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  for (const message of [
    'Versão TISS é obrigatória quando Web Service está ativo',
    'Endpoint é obrigatório quando Web Service está ativo',
    'Fornecedor é obrigatório quando RPA está ativo',
    'Código do Robô é obrigatório quando RPA está ativo',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }

  const ansId = String(900_000 + (Date.now() % 99_999));
  await dialog.getByRole('switch', { name: 'Web Service' }).click();
  await dialog.getByRole('textbox', { name: 'Registro ANS' }).fill(ansId);
  await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill('Jornada Saúde');
  await dialog.getByRole('combobox', { name: 'Fornecedor' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Código do Robô' }).fill('R-77');
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(toastOf(page, 'Operadora salva com sucesso.')).toBeVisible();

  await page.getByPlaceholder('Busque por ANS ou operadora').fill(ansId);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(new RegExp(`search=${ansId}`));
  await expect(page.getByRole('button', { name: 'Pesquisar' })).toBeFocused();
  await page.goBack();
  await expect(page.getByPlaceholder('Busque por ANS ou operadora')).toHaveValue('');
  await page.goForward();
  await expect(page.getByPlaceholder('Busque por ANS ou operadora')).toHaveValue(ansId);
  await table.getByRole('button', { name: 'Editar Jornada Saúde' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar operadora' });
  await expect(editor.getByRole('textbox', { name: 'Registro ANS' })).toHaveAttribute('aria-disabled', 'true');
  await editor.getByRole('textbox', { name: 'Nome da operadora' }).fill('Jornada Saúde Nova');
  await editor.getByRole('button', { name: 'Limpar formulário' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deseja limpar o formulário?' });
  await question.getByRole('button', { name: 'Limpar' }).click();
  await expect(editor.getByRole('textbox', { name: 'Nome da operadora' })).toHaveValue('Jornada Saúde');
  await editor.getByRole('textbox', { name: 'Nome da operadora' }).fill('Jornada Saúde Nova');
  await editor.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Operadora atualizada com sucesso.')).toBeVisible();
  await expect(table.getByText('Jornada Saúde Nova')).toBeVisible();
});

test('a registry that exists is refused in the words of the server, and the form stays', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/409/);
  await signIn('admin');
  await page.goto('/operators');
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  await dialog.getByRole('textbox', { name: 'Registro ANS' }).fill('301264');
  await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill('Repetida');
  await dialog.getByRole('switch', { name: 'Robô RPA' }).click();
  await dialog.getByRole('combobox', { name: 'Fornecedor' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Código do Robô' }).fill('R-1');
  // The button stands in the dialog's footer, outside of the form.
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Erro')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Nome da operadora' })).toHaveValue('Repetida');
});
