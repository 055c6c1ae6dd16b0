import type { Page, Request } from '@playwright/test';
import { accountOf } from '@oraculo-tools/testkit/app/sessions.ts';
import { signInPage } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 2.2.4
test('empty fields show a message, and the first one gets the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page.getByText('Informe o usuário ou e-mail')).toBeVisible();
  await expect(page.getByText('Informe a senha')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Usuário ou e-mail' })).toBeFocused();
});

// spec: x.71
test('a user and a password that the browser filled in without an event are sent', async ({ page }) => {
  const { username, password } = accountOf('admin');
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Usuário ou e-mail' })).toBeFocused();
  await page.evaluate(
    (texts) => {
      for (const [at, box] of document.querySelectorAll('input').entries())
        Reflect.set(HTMLInputElement.prototype, 'value', texts[at], box);
    },
    [username, password],
  );
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page).toHaveURL(/\/eligibilities$/);
});

// spec: x.18
test('the sign-in loads under 111.5 kB of code, and the signed-in app loads while the user types', async ({ page }) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Iniciar sessão' })).toBeVisible();
  const code = finished.filter((request) => /\.(js|css)$/.test(request.url()));
  const sizes = await Promise.all(code.map((request) => request.sizes()));
  const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(loaded).toBeGreaterThan(60_000);
  expect(loaded).toBeLessThan(111_500);
  const firstScreen = page.waitForResponse(/IndividualQueryScreen/);
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill('a');
  expect((await firstScreen).ok()).toBe(true);
});

// spec: 2.2.3
test('nobody sees a screen without a session', async ({ page }) => {
  for (const path of ['/', '/eligibilities/report', '/operators', '/oraculo2/qualquer']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

// spec: 1.3.2 1.4.2 d.4 d.5
test('signing out clears the session in every tab and keeps the colour mode', async ({ page, context }) => {
  await signInPage(page, 'admin');
  await page.getByRole('button', { name: /modo escuro|escuro/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  const other = await context.newPage();
  await other.goto('/eligibilities/report');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Relatório de elegibilidade');
  const ended = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/user/sessions'),
  );
  await page.getByRole('button', { name: 'Sair' }).click();
  expect((await ended).status()).toBe(204);
  await expect(page).toHaveURL(/\/login$/);
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Usuário ou e-mail' });
  // The field takes the focus, and screen readers read its description.
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Você saiu do Oráculo.');
  await expect(page.getByText('Você saiu do Oráculo.')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('Você saiu do Oráculo em outra aba.')).toBeVisible();
  await expect(field(other)).toHaveAccessibleDescription('Você saiu do Oráculo em outra aba.');
  await page.reload();
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Você saiu do Oráculo.')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oraculo:session') ?? '{}'));
  expect(stored).toMatchObject({ userToken: '', givenName: '', email: '', membership: [] });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
});

// spec: x.1
test('an expired session opens the sign-in, and the app then offers to return to the screen', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/401/);
  await signIn('admin');
  await page.goto('/operators?search=Norte');
  await expect(page.getByRole('rowheader', { name: 'Saúde Norte' })).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('oraculo:session') ?? '{}');
    localStorage.setItem('oraculo:session', JSON.stringify({ ...session, userToken: 'outra' }));
    // As after a sign-in in another tab: this tab takes over that token, which the service does not know.
    window.dispatchEvent(new StorageEvent('storage', { key: 'oraculo:session' }));
  });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Sua sessão expirou. Entre de novo para continuar de onde parou.')).toBeVisible();
  const { username, password } = accountOf('admin');
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(username);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page).toHaveURL(/\/eligibilities$/);
  await page.getByRole('button', { name: 'Continuar em Operadoras' }).click();
  await expect(page).toHaveURL(/\/operators\?search=Norte$/);
});

// spec: x.1
test('typed values are restored after the session expired', async ({ page, signIn, faults }) => {
  faults.allow(/401/);
  await signIn('recebiveis');
  await page.goto('/automations/document-update');
  await page.getByRole('textbox', { name: 'Código de barras' }).fill('10-25-000123');
  await page.route('**/lastmodification/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sessão expirada.' } }),
  );
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const { username, password } = accountOf('recebiveis');
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(username);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await page.getByRole('button', { name: 'Continuar em Atualização de documento' }).click();
  await expect(page.getByRole('textbox', { name: 'Código de barras' })).toHaveValue('10-25-000123');
});

// spec: d.5
test('a sign-in removes the toasts of the former session', async ({ page, faults }) => {
  faults.allow(/401/);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(accountOf('admin').username);
  await page.getByLabel(/^Senha/).fill('errada');
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expectToast(page, 'Usuário ou senha incorretos.');
  await page.getByLabel(/^Senha/).fill(accountOf('admin').password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await page.getByRole('button', { name: 'Notificações recentes' }).click();
  await expect(page.getByText('Nenhuma notificação por enquanto.')).toBeVisible();
});

test('the toast of a failed sign-in covers neither the tagline of a phone nor the panel next to the form', async ({
  page,
  faults,
}) => {
  faults.allow(/401/);
  const toast = page.locator('[data-toast]');
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(accountOf('admin').username);
    await page.getByLabel(/^Senha/).fill('errada');
    await page.getByRole('button', { name: 'Iniciar sessão' }).click();
    await expectToast(page, 'Usuário ou senha incorretos.');
    const box = await toast.boundingBox();
    const tagline = await page.getByText(/^A elegibilidade de cada beneficiário/).boundingBox();
    const form = await page.locator('main').boundingBox();
    if (!box || !tagline || !form) throw new Error('no toast, tagline or form');
    if (width < 768) expect(box.y + box.height).toBeLessThanOrEqual(tagline.y);
    else expect(box.x).toBeGreaterThanOrEqual(form.x);
  }
});

// spec: d.15
test('after too many wrong sign-ins the user has to wait', async ({ page, faults }) => {
  faults.allow(/4\d\d/);
  await page.goto('/login');
  await page.route('**/user/sessions', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { message: 'Muitas tentativas. Aguarde 15 minutos.' },
    }),
  );
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill('admin');
  await page.getByLabel(/^Senha/).fill('errada');
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expectToast(page, 'Muitas tentativas. Aguarde 15 minutos.');
});

test('a dialog reopens after the session expired, with its typed values except the password', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/operators');
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  await dialog.getByRole('textbox', { name: 'Registro ANS' }).fill('987654');
  await dialog.getByRole('switch', { name: 'Web Service' }).click();
  await dialog.getByLabel(/^Senha/).fill('segredo-da-operadora');
  await page.evaluate(() => {
    // Another tab writes this when the session expires there first.
    localStorage.setItem('oraculo:session', JSON.stringify({ userToken: '', endedBy: 'expired' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'oraculo:session' }));
  });
  await expect(page).toHaveURL(/\/login$/);
  const { username, password } = accountOf('admin');
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(username);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await page.getByRole('button', { name: 'Continuar em Operadoras' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Registro ANS' })).toHaveValue('987654');
  await expect(dialog.getByRole('switch', { name: 'Web Service' })).toBeChecked();
  await expect(dialog.getByLabel(/^Senha/)).toHaveValue('');
  await expect(dialog.getByText(/Recuperamos o que você havia digitado/)).toBeVisible();
});
