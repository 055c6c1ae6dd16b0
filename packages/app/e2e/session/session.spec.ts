import { installClock } from '../harness/clock.ts';
import { accountOf } from '@oraculo-tools/testkit/app/sessions.ts';
import { signInPage } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast, unreadToasts } from '../harness/toasts.ts';

// spec: 1.3.1 1.6.1 1.6.6 2.1.1 2.1.2 2.2.3 2.2.4 2.3.1 2.6.1 2.7.1 2.7.2
test('the sign-in shows the purpose of the product, sends user and password, and stores the session under its key', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Entrar · Oráculo');
  await expect(
    page.getByText('Centralize e automatize a verificação de elegibilidade com as operadoras de saúde.'),
  ).toBeVisible();
  const sentRequest = page.waitForRequest(/user\/sessions/);
  await signInPage(page, 'leitura');
  const request = await sentRequest;
  const { username, password } = accountOf('leitura');
  expect(request.postDataJSON()).toEqual({ username, password });
  expect(await request.allHeaders()).toMatchObject({ key: 'oraculo-local' });
  expect(await request.allHeaders()).not.toHaveProperty('token');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oraculo:session') ?? '{}'));
  expect(stored).toMatchObject({
    givenName: 'Clara Nogueira',
    email: 'clara.nogueira@oraculo.example',
    membership: ['GG_BR_APL_AUTH_ORACULO_USER_READ'],
    expiresIn: 28_800,
  });
  expect(Date.parse(stored.loginDate)).toBeGreaterThan(Date.now() - 60_000);
  const next = page.waitForRequest(/\/eligibility\?/);
  await page.goto('/eligibilities/report');
  expect(await (await next).allHeaders()).toMatchObject({ key: 'oraculo-local', token: stored.userToken });
});

// spec: 2.8.12
test('a failed sign-in has the message of the service as its title, or a default one', { tag: '@smoke' }, async ({
  page,
  faults,
}) => {
  faults.allow(/401|500/);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill('admin');
  await page.getByLabel(/^Senha/).fill('errada');
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expectToast(page, 'Usuário ou senha incorretos.');
  await page.route('**/user/sessions', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expectToast(page, 'Erro desconhecido');
  // Shown once, because each attempt removes the former error.
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expect(page.getByText('Erro desconhecido')).toHaveCount(1);
  await expect(page.getByLabel(/^Senha/)).toHaveValue('errada');
});

// spec: 2.4.14 2.9.9 d.4
test('a session warns two minutes before its end, and its end opens the sign-in', async ({ page }) => {
  await installClock(page);
  await signInPage(page, 'admin');
  await page.clock.fastForward('07:57:00');
  expect(unreadToasts(page)).toEqual([]);
  await page.clock.fastForward('01:10');
  await expectToast(
    page,
    'Sua sessão termina em menos de 2 minutos.',
    'Conclua e salve o que está fazendo. Depois, você precisará entrar de novo.',
  );
  await expect(page).toHaveURL(/\/eligibilities$/);
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Sua sessão expirou. Entre de novo para continuar de onde parou.')).toBeVisible();
});

// spec: 1.4.3 2.1.3
test('the colour mode follows the system until a choice is stored', async ({ page }) => {
  const html = page.locator('html');
  const stored = () => page.evaluate(() => localStorage.getItem('colorMode'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInPage(page, 'leitura');
  await expect(html).toHaveAttribute('data-color-mode', 'dark');
  await page.getByRole('button', { name: 'Usar modo claro' }).click();
  await expect(html).toHaveAttribute('data-color-mode', 'light');
  expect(await stored()).toBe('light');
  await page.reload();
  await expect(html).toHaveAttribute('data-color-mode', 'light');
  await page.getByRole('button', { name: 'Usar modo escuro' }).click();
  expect(await stored()).toBe('dark');
});
