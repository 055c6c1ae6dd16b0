import { expect, test } from '../harness/journey.ts';
import { patient, typedSecrets } from '@oraculo-tools/testkit/app/people.ts';

// spec: x.5
test('a credential is created, edited and deleted', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('admin');
  await journey.goTo('Credenciais');
  const table = page.getByRole('table', { name: 'Credenciais' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the credentials');

  await keys.use(page.getByRole('button', { name: 'Cadastrar credencial' }));
  const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  const operator = dialog.getByRole('combobox', { name: 'Operadora' });
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }), { by: 'Shift+Tab' });
  await expect(dialog.getByText('Operadora é obrigatória')).toBeVisible();
  await expect(operator).toBeFocused();
  await journey.check('what is missing');

  await keys.choose(operator, 'Vida Plena Saúde');
  await keys.chooseFirst(dialog.getByRole('combobox', { name: 'Marca' }));
  await keys.type(dialog.getByRole('textbox', { name: 'CPF' }), patient.cpf);
  await keys.type(dialog.getByRole('textbox', { name: 'Código do prestador' }), '4242');
  await keys.type(dialog.getByRole('textbox', { name: 'Usuário' }), typedSecrets.credentialUser);
  await keys.type(dialog.getByLabel(/^Senha/), typedSecrets.credentialPassword);
  await journey.check('filled in');
  await keys.press('Escape');
  const confirmation = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
  await keys.use(confirmation.getByRole('button', { name: 'Continuar editando' }));
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Credencial cadastrada com sucesso.');
  await expect(dialog).toHaveCount(0);
  await journey.check('created');

  await journey.openFilters();
  await keys.choose(page.getByRole('combobox', { name: 'Operadora' }), 'Vida Plena Saúde', 'Shift+Tab');
  await keys.use(page.getByRole('button', { name: 'Pesquisar' }));
  await expect(page).toHaveURL(/ansId=004187/);
  const row = table.getByRole('row').filter({ hasText: typedSecrets.credentialUser });
  await keys.use(row.getByRole('button', { name: /^Editar/ }));
  const editor = page.getByRole('dialog', { name: 'Editar credencial' });
  await expect(editor.getByRole('combobox', { name: 'Operadora' })).toHaveAttribute('aria-disabled', 'true');
  await expect(editor.getByRole('combobox', { name: 'Marca' })).toHaveAttribute('aria-disabled', 'true');
  await journey.check('operator and brand are locked');
  await keys.type(editor.getByRole('textbox', { name: 'Descrição' }), 'Editada pelo teclado');
  await keys.press('Enter');
  await journey.toast('Credencial atualizada com sucesso.');
  await expect(editor).toHaveCount(0);

  const remove = row.getByRole('button', { name: /^Excluir/ });
  await keys.use(remove);
  const sure = page.getByRole('alertdialog', { name: 'Excluir Credencial' });
  await expect(sure).toBeVisible();
  await journey.check('the confirmation');
  await keys.use(sure.getByRole('button', { name: 'Excluir' }));
  await journey.toast('Credencial excluída com sucesso.');
  await expect(row).toHaveCount(0);
  await journey.check('deleted');
});
