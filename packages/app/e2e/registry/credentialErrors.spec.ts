import { choose } from '../harness/gatewayData.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 1.3.14 2.2.8 2.8.5
test('a refused credential shows the message of the service, or “Erro desconhecido”', async ({
  page,
  signIn,
  baseURL,
  faults,
}) => {
  faults.allow(/40[49]|500/);
  const api = await gatewayApi(String(baseURL), 'admin');
  const operator = (await api.operators.list()).find(({ ansId }) => ansId === '301264');
  const brands = await api.brands.ofOperator(String(operator?.id));
  // A separate credential, because another test may delete the newest one of the list meanwhile.
  const stored = { brand: 'Laboratório Aurora', user: `guardada-${Date.now()}` };
  const { id } = await api.credentials.create({
    ansId: '301264',
    brand: brands.find(({ name }) => name === stored.brand) ?? null,
    cnpj: null,
    cpf: '52998224725',
    description: null,
    isWebService: false,
    password: 'segredo',
    providerCode: '1',
    url: null,
    user: stored.user,
  });
  await signIn('admin');
  await page.goto('/credentials?ansId=301264&pageSize=40');

  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  const fill = async (user: string) => {
    await choose(dialog, 'Operadora', 'Saúde Norte');
    await choose(dialog, 'Marca', stored.brand);
    await dialog.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
    await dialog.getByRole('textbox', { name: 'Código do prestador' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill(user);
    await dialog.getByLabel(/^Senha/).fill('segredo');
  };
  await fill(stored.user);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(
    page,
    'Erro ao cadastrar credencial',
    'Já existe uma credencial deste usuário para a operadora e a marca. Edite a que já existe.',
  );
  const user = `recusada-${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(user);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Credencial cadastrada com sucesso.');

  const row = page.getByRole('row').filter({ hasText: user });
  await page.route(/\/credentials\/\d+$/, (route) => route.fulfill({ status: 500, body: '' }));
  await row.getByRole('button', { name: /^Editar/ }).click();
  await expectToast(page, 'Erro ao buscar credencial', 'Erro desconhecido');
  await page.unroute(/\/credentials\/\d+$/);
  await row.getByRole('button', { name: /^Editar/ }).click();
  const editor = page.getByRole('dialog', { name: 'Editar credencial' });
  await editor.getByRole('textbox', { name: 'Descrição' }).fill('Some no meio');

  // Somebody else deletes it meanwhile.
  const created = await api.credentials.list({ ansId: '301264', error: false, page: 1, pageSize: 40 });
  await api.credentials.remove(String(created.items.find((item) => item.user === user)?.id));
  await editor.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Erro ao atualizar credencial', 'Credencial não encontrada. Atualize a lista.');
  await expect(editor.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Some no meio');
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(row).toHaveCount(0);

  const other = page.getByRole('row').filter({ hasText: stored.user });
  await other.getByRole('button', { name: /^Excluir/ }).click();
  await api.credentials.remove(id);
  await page.getByRole('alertdialog', { name: 'Excluir Credencial' }).getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Erro ao excluir credencial', 'Credencial não encontrada. Atualize a lista.');
  await expect(other).toHaveCount(0);
});
