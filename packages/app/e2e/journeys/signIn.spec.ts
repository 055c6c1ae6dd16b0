import { expect, test } from '../harness/journey.ts';
import { typedSecrets } from '@oraculo-tools/testkit/app/people.ts';
import { accountOf } from '@oraculo-tools/testkit/app/sessions.ts';

// spec: x.5
test('a sign-in is empty, then refused, then accepted', async ({ page, journey, faults }) => {
  faults.allow(/401/);
  const { keys } = journey;
  await journey.open('/login');
  const user = page.getByRole('textbox', { name: 'Usuário ou e-mail' });
  const password = page.getByLabel(/^Senha/);
  const enter = page.getByRole('button', { name: 'Iniciar sessão' });

  await keys.use(enter);
  await expect(page.getByText('Informe o usuário ou e-mail')).toBeVisible();
  await expect(page.getByText('Informe a senha')).toBeVisible();
  await expect(user).toBeFocused();
  await journey.check('both fields are missing');

  const { username, password: right } = accountOf('recebiveis');
  await page.keyboard.type(username);
  await keys.type(password, typedSecrets.wrongPassword);
  await keys.press('Enter');
  await journey.toast('Usuário ou senha incorretos.');
  await expect(password).toHaveValue(typedSecrets.wrongPassword);
  await journey.check('refused');

  await keys.use(page.getByRole('button', { name: 'Mostrar senha' }), { key: 'Space' });
  await expect(password).toHaveAttribute('type', 'text');
  await keys.type(password, right, 'Shift+Tab');
  await keys.use(enter);
  await expect(page).toHaveURL(/\/eligibilities$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulta individual');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toBeVisible();
  await journey.check('signed in');
});
