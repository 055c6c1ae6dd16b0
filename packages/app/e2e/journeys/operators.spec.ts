import { expect, test } from '../harness/journey.ts';
import { typedSecrets } from '@oraculo-tools/testkit/app/people.ts';

// spec: x.5
test('an operator is created with its Web Service, found and renamed', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('admin');
  await journey.goTo('Operadoras');
  const table = page.getByRole('table', { name: 'Operadoras' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the operators');

  await keys.use(page.getByRole('button', { name: 'Cadastrar operadora' }));
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  await keys.use(dialog.getByRole('switch', { name: 'Web Service' }), { key: 'Space' });
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await expect(dialog.getByText('Versão TISS é obrigatória quando Web Service está ativo')).toBeVisible();
  const ansId = dialog.getByRole('textbox', { name: 'Registro ANS' });
  await expect(ansId).toBeFocused();
  await journey.check('what is missing');

  await keys.type(ansId, '905173');
  await keys.type(dialog.getByRole('textbox', { name: 'Nome da operadora' }), 'Jornada Saúde');
  await keys.chooseFirst(dialog.getByRole('combobox', { name: 'Versão TISS' }));
  await keys.type(dialog.getByRole('textbox', { name: 'Endpoint' }), 'https://tiss.example/servico');
  await keys.type(dialog.getByRole('textbox', { name: 'Usuário' }), 'servico');
  await keys.type(dialog.getByLabel(/^Senha/), typedSecrets.servicePassword);
  await journey.check('filled in');
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Operadora salva com sucesso.');
  await expect(dialog).toHaveCount(0);

  await keys.type(page.getByPlaceholder('Busque por ANS ou operadora'), '905173', 'Shift+Tab');
  await keys.press('Enter');
  await expect(page).toHaveURL(/search=905173/);
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  await journey.check('found');
  await keys.use(table.getByRole('button', { name: 'Editar Jornada Saúde' }));
  const editor = page.getByRole('dialog', { name: 'Editar operadora' });
  await expect(editor.getByRole('textbox', { name: 'Registro ANS' })).toHaveAttribute('aria-disabled', 'true');
  await journey.check('the registry is locked');
  await keys.type(editor.getByRole('textbox', { name: 'Nome da operadora' }), 'Jornada Nova');
  await keys.use(editor.getByRole('button', { name: 'Cancelar' }));
  const confirmation = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
  await expect(confirmation).toBeVisible();
  await journey.check('the confirmation');
  await keys.use(confirmation.getByRole('button', { name: 'Continuar editando' }));
  await keys.use(editor.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Operadora atualizada com sucesso.');
  await expect(table.getByText('Jornada Nova')).toBeVisible();
});
