import { expect, type Page, type Route } from '@playwright/test';
import { accountOf, forgetSessions, openSession, type Role } from './sessions.ts';

const isFirstScreen = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Consulta individual' })).toBeVisible();

/** Signs in through the screen, like a person, and waits for the first screen. */
export async function signInPage(page: Page, role: Role, baseUrl = '') {
  const { username, password } = accountOf(role);
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(username);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page).toHaveURL(/\/eligibilities$/);
  await isFirstScreen(page);
}

/** Stores a session in the browser, so that the next screen opens without a sign-in. */
export async function holdSession(page: Page, role: Role, gatewayUrl: string) {
  const session = await openSession(gatewayUrl, role);
  // If a test signs out, later tests must not use its session.
  page.context().on('request', (request) => {
    const isSignOff = request.method() === 'DELETE' && request.url().endsWith('/user/sessions');
    if (isSignOff) forgetSessions((_url, token) => token === request.headers().token);
  });
  // A page of the same origin without scripts. It declares an icon, because otherwise Chromium requests `/favicon.ico`.
  const blank = `${gatewayUrl}/em-branco`;
  const body = '<link rel="icon" href="data:,">';
  const answerBlank = (route: Route) => route.fulfill({ contentType: 'text/html', body });
  await page.route(blank, answerBlank);
  await page.goto(blank);
  await page.unroute(blank, answerBlank);
  await page.evaluate((held) => {
    localStorage.setItem('oraculo:session', JSON.stringify({ ...held, loginDate: new Date().toISOString() }));
  }, session);
}

/** Opens the first screen with a stored session. */
export async function enterFirstScreen(page: Page, role: Role, gatewayUrl: string) {
  await holdSession(page, role, gatewayUrl);
  await page.goto(`${gatewayUrl}/eligibilities`);
  await isFirstScreen(page);
}
