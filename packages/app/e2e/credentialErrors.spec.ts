import { choose, openToast } from './gatewayData.ts';
import { gatewayApi } from './harness/gatewayApi.ts';
import { expect, test } from './harness/test.ts';

test('what the service refuses of a credential is told in its words, and without any as an unknown error', async ({
  page,
  signIn,
  baseURL,
  faults,
}) => {
  faults.allow(/40[49]|500/);
  const api = await gatewayApi(String(baseURL), 'admin');
  const { items } = await api.credentials.list({ ansId: '301264', error: false, page: 1, pageSize: 40 });
  const [stored] = items;
  if (!stored) throw new Error('Saúde Norte has no credential.');
  await signIn('admin');
  await page.goto('/credentials?ansId=301264&pageSize=40');

  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  const fill = async (user: string) => {
    await choose(dialog, 'Operadora', 'Saúde Norte');
    await choose(dialog, 'Marca', String(stored.brandName));
    await dialog.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
    await dialog.getByRole('textbox', { name: 'Código do prestador' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill(user);
    await dialog.getByLabel(/^Senha/).fill('segredo');
  };
  await fill(String(stored.user));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(openToast(page, 'Erro ao cadastrar credencial')).toContainText(
    'Já existe uma credencial deste usuário para a operadora e a marca.',
  );
  const user = `recusada-${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(user);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(openToast(page, 'Credencial cadastrada com sucesso.')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: user });
  await page.route(/\/credentials\/\d+$/, (route) => route.fulfill({ status: 500, body: '' }));
  await row.getByRole('button', { name: /^Editar/ }).click();
  await expect(openToast(page, 'Erro ao buscar credencial')).toContainText('Erro desconhecido');
  await page.unroute(/\/credentials\/\d+$/);
  await row.getByRole('button', { name: /^Editar/ }).click();
  const editor = page.getByRole('dialog', { name: 'Editar credencial' });
  await editor.getByRole('textbox', { name: 'Descrição' }).fill('Some no meio');

  // Somebody else deletes it meanwhile.
  const created = await api.credentials.list({ ansId: '301264', error: false, page: 1, pageSize: 40 });
  await api.credentials.remove(String(created.items.find((item) => item.user === user)?.id));
  await editor.getByRole('button', { name: 'Salvar' }).click();
  await expect(openToast(page, 'Erro ao atualizar credencial')).toContainText('Credencial não encontrada.');
  await expect(editor.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Some no meio');
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await row.getByRole('button', { name: /^Excluir/ }).click();
  await page.getByRole('alertdialog', { name: 'Excluir Credencial' }).getByRole('button', { name: 'Excluir' }).click();
  await expect(openToast(page, 'Erro ao excluir credencial')).toContainText('Credencial não encontrada.');
});
