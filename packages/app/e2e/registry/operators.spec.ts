import { columnsOf } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

const robot = async (dialog: import('@playwright/test').Locator, page: import('@playwright/test').Page) => {
  await dialog.getByRole('switch', { name: 'Robô RPA' }).click();
  await dialog.getByRole('combobox', { name: 'Fornecedor' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Código do Robô' }).fill('R-77');
};

// spec: 1.7.1 2.1.2 2.2.14 2.3.7 2.4.13 2.5.5 2.5.8 2.7.6 d.8
test('an operator is created, found by ANS number and by name, and edited with a locked ANS number in a form that can be reset', {
  tag: '@smoke',
}, async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/operators');
  await expect(page.getByRole('heading', { level: 1, name: 'Operadoras' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Operadoras' });
  await expect(columnsOf(table)).toHaveText([
    'Registro ANS',
    'Operadora',
    'Web Service',
    'Robô RPA',
    'Criada em',
    'Ações',
  ]);
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  const ansId = String(900_000 + (Date.now() % 99_999));
  await dialog.getByRole('textbox', { name: 'Registro ANS' }).fill(ansId);
  await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill('Jornada Saúde');
  await robot(dialog, page);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  expect((await posted).postDataJSON()).toMatchObject({
    ansId,
    name: 'Jornada Saúde',
    templateId: null,
    serviceUrl: null,
    externalCovenantId: 'R-77',
    eligibilityByCpf: false,
  });
  await expectToast(page, 'Operadora salva com sucesso.');

  const box = page.getByPlaceholder('Busque por ANS ou operadora');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAccessibleDescription('Digite o registro ANS ou o nome');
  const byName = page.waitForRequest(/paginated\/all\?.*name=Jornada/);
  await box.fill('Jornada');
  await search.click();
  await byName;
  const byAns = page.waitForRequest(new RegExp(`paginated/all\\?.*ansId=${ansId}`));
  await box.fill(ansId);
  await search.click();
  await byAns;
  await expect(page).toHaveURL(new RegExp(`search=${ansId}`));
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(box).toHaveValue('Jornada');
  await page.goForward();
  await expect(box).toHaveValue(ansId);

  await table.getByRole('button', { name: 'Editar Jornada Saúde' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar operadora' });
  const name = editor.getByRole('textbox', { name: 'Nome da operadora' });
  await expect(editor.getByRole('textbox', { name: 'Registro ANS' })).toHaveAttribute('aria-disabled', 'true');
  await name.fill('Jornada Saúde Nova');
  await editor.getByRole('button', { name: 'Limpar formulário' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Deseja limpar o formulário?' });
  await confirmation.getByRole('button', { name: 'Limpar' }).click();
  await expect(name).toHaveValue('Jornada Saúde');
  await expect(page.locator('[data-live-announcer]')).toHaveText('Alterações desfeitas');
  await name.fill('Jornada Saúde Nova');
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog', { name: 'Descartar alterações?' }).getByRole('button').first().click();
  await expect(name).toHaveValue('Jornada Saúde Nova');
  await editor.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Operadora atualizada com sucesso.');
  await expect(table.getByText('Jornada Saúde Nova')).toBeVisible();
});

// spec: 1.8.7 2.8.13
test('a failed save shows “Erro” with the message of the service or a default one, and the form stays open', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/409|500/);
  await signIn('admin');
  await page.goto('/operators?search=Norte');
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  await dialog.getByRole('textbox', { name: 'Registro ANS' }).fill('301264');
  await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill('Repetida');
  await robot(dialog, page);
  // The button is in the dialog's footer, outside the form.
  await page.keyboard.press('Enter');
  await expectToast(page, 'Erro', 'Já existe uma operadora com o registro ANS 301264.');
  await expect(dialog.getByRole('textbox', { name: 'Registro ANS' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Registro ANS' })).toHaveAccessibleDescription(
    'Já existe uma operadora com o registro ANS 301264.',
  );
  await expect(dialog.getByRole('textbox', { name: 'Nome da operadora' })).toHaveValue('Repetida');
  await page.route(/\/healthoperators$/i, (route) => route.fulfill({ status: 500, body: '' }));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Erro', 'Ocorreu um erro ao cadastrar a operadora.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();

  await page.getByRole('button', { name: 'Editar Saúde Norte' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar operadora' });
  await editor.getByRole('textbox', { name: 'Nome da operadora' }).fill('Saúde Norte Nova');
  await editor.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Erro', 'Ocorreu um erro ao atualizar a operadora.');
  await expect(editor.getByRole('textbox', { name: 'Nome da operadora' })).toHaveValue('Saúde Norte Nova');
});
