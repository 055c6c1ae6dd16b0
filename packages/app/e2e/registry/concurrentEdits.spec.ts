import { expireInOtherTab, signInAgain } from '../faults/signInAgain.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// Two people, or two tabs, on the same record.

const credentialOf = (user: string) => ({
  ansId: '352716',
  brand: { id: '5', name: 'Instituto Jacarandá' },
  isWebService: false,
  cnpj: '11222333000181',
  cpf: '',
  providerCode: '4242',
  user,
  password: 'antiga',
  url: '',
  description: '',
});

/** A separate credential for each test, deleted afterwards. */
async function createTestCredential(baseUrl: string, user: string) {
  const api = await gatewayApi(baseUrl, 'admin');
  const draft = credentialOf(`${user}-${Date.now()}`);
  await api.credentials.create(draft);
  const { items } = await api.credentials.list({ ansId: draft.ansId, error: false, page: 1, pageSize: 40 });
  const id = items.find((item) => item.user === draft.user)?.id ?? '';
  return {
    user: draft.user,
    change: (patch: Partial<typeof draft>) => api.credentials.update(id, { ...draft, ...patch }),
    read: () => api.credentials.get(id),
    remove: () => api.credentials.remove(id),
  };
}

// spec: x.23
test('a change that another user made meanwhile stays, and a field that both changed raises a question', async ({
  page,
  signIn,
  baseURL,
}) => {
  const credential = await createTestCredential(String(baseURL), 'a-quatro-maos');
  await signIn('admin');
  await page.goto('/credentials?ansId=352716&pageSize=40');
  const row = page.getByRole('row').filter({ hasText: credential.user });
  const dialog = page.getByRole('dialog', { name: 'Editar credencial' });
  const description = dialog.getByRole('textbox', { name: 'Descrição' });
  const save = dialog.getByRole('button', { name: 'Salvar' });

  await row.getByRole('button', { name: /^Editar/ }).click();
  await description.fill('Escrita aqui');
  await credential.change({ password: 'nova' });
  await save.click();
  await expectToast(page, 'Credencial atualizada com sucesso.');
  expect(await credential.read()).toMatchObject({ password: 'nova', description: 'Escrita aqui' });

  await row.getByRole('button', { name: /^Editar/ }).click();
  await description.fill('De novo aqui');
  await credential.change({ password: 'nova', description: 'Escrita lá' });
  await save.click();
  const confirmation = page.getByRole('alertdialog', { name: 'Substituir as alterações de outra pessoa?' });
  await confirmation.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(description).toHaveValue('De novo aqui');
  expect(await credential.read()).toMatchObject({ description: 'Escrita lá' });
  await save.click();
  await confirmation.getByRole('button', { name: 'Substituir' }).click();
  await expectToast(page, 'Credencial atualizada com sucesso.');
  expect(await credential.read()).toMatchObject({ password: 'nova', description: 'De novo aqui' });
  await credential.remove();
});

// spec: x.23
test('a restored form shows or asks about changes made while the session was expired', async ({
  page,
  signIn,
  baseURL,
}) => {
  const credential = await createTestCredential(String(baseURL), 'volta-depois');
  await signIn('admin');
  await page.goto('/credentials?ansId=352716&pageSize=40');
  const row = page.getByRole('row').filter({ hasText: credential.user });
  const dialog = page.getByRole('dialog', { name: 'Editar credencial' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await row.getByRole('button', { name: /^Editar/ }).click();
  await field('Descrição').fill('Escrita aqui');
  await expireInOtherTab(page);
  await credential.change({ providerCode: '9999', description: 'Escrita lá' });
  await signInAgain(page, 'admin');
  await page.getByRole('button', { name: 'Continuar em Credenciais' }).click();
  await expect(field('Descrição')).toHaveValue('Escrita aqui');
  await expect(field('Código do prestador')).toHaveValue('9999');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Substituir as alterações de outra pessoa?' });
  await confirmation.getByRole('button', { name: 'Substituir' }).click();
  await expectToast(page, 'Credencial atualizada com sucesso.');
  expect(await credential.read()).toMatchObject({ providerCode: '9999', description: 'Escrita aqui' });
  await credential.remove();
});

// spec: x.23
test('saving a switch keeps the name that another user gave the operator', async ({ page, signIn, baseURL }) => {
  const api = await gatewayApi(String(baseURL), 'admin');
  const { password: _password, ...stored } = { password: '', ...(await api.operators.get('407551')) };
  const draft = { ...stored, ansId: stored.id, password: '', username: stored.username ?? '' };
  await signIn('admin');
  await page.goto('/operators?search=407551');
  await page.getByRole('button', { name: /^Editar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar operadora' });
  await dialog.getByRole('switch', { name: 'Elegibilidade por CPF' }).click();
  await api.operators.update({ ...draft, name: 'Litoral Saúde e Vida' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Operadora atualizada com sucesso.');
  expect(await api.operators.get('407551')).toMatchObject({
    name: 'Litoral Saúde e Vida',
    eligibilityByCpf: !stored.eligibilityByCpf,
  });
  await api.operators.update(draft);
});

// spec: x.23
test('a row that another user deleted disappears after the next action on it', async ({
  page,
  signIn,
  faults,
  baseURL,
}) => {
  faults.allow(/404/);
  const credential = await createTestCredential(String(baseURL), 'some-daqui');
  await signIn('admin');
  await page.goto('/credentials?ansId=352716&pageSize=40');
  const row = page.getByRole('row').filter({ hasText: credential.user });
  await expect(row).toHaveCount(1);
  await credential.remove();
  await row.getByRole('button', { name: /^Editar/ }).click();
  await expectToast(page, 'Erro ao buscar credencial', 'Credencial não encontrada.');
  await expect(row).toHaveCount(0);
});

// spec: x.23
test('an operator whose create response was lost appears in the list', async ({ page, signIn, faults, baseURL }) => {
  faults.allow(/ERR_FAILED|Failed to fetch|409/);
  await signIn('admin');
  await page.goto('/operators?search=Cauda');
  await expect(page.getByText('Nenhum resultado para esta busca.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  const name = `Cauda Longa ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Registro ANS' }).fill(String(Date.now()).slice(-6));
  await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill(name);
  await dialog.getByRole('switch', { name: 'Robô RPA' }).click();
  await dialog.getByRole('combobox', { name: 'Fornecedor' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Código do Robô' }).fill('R-9');
  await page.route(`${baseURL}/api/operator/healthoperators`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Erro');
  await expect(page.getByRole('rowheader', { name, includeHidden: true })).toHaveCount(1);
});

// spec: 2.4.11
test('a credential without a brand says why its Web Service cannot be turned off', async ({
  page,
  signIn,
  baseURL,
}) => {
  const api = await gatewayApi(String(baseURL), 'admin');
  const { items } = await api.credentials.list({ error: false, page: 1, pageSize: 40 });
  const brandless = items.find(({ brandName, isWebService }) => isWebService && !brandName);
  await signIn('admin');
  await page.goto(`/credentials?ansId=${brandless?.ansId}&pageSize=40`);
  const row = page.getByRole('row').filter({ hasText: String(brandless?.user) });
  await row.getByRole('button', { name: /^Editar/ }).click();
  const toggle = page.getByRole('dialog', { name: 'Editar credencial' }).getByRole('switch');
  await expect(toggle).toHaveAttribute('aria-disabled', 'true');
  await expect(toggle).toHaveAccessibleDescription(/Sem marca, a credencial só vale com o Web Service TISS/);
});
