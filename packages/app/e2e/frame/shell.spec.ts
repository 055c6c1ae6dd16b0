import { holdCalls } from '../harness/holdCalls.ts';
import { expect, test } from '../harness/test.ts';

// spec: 1.2.4 1.8.1 1.8.2 2.2.1 d.3
test('an unknown address shows the possible causes', async ({ page, signIn, faults }) => {
  // The router logs a message for developers.
  faults.allow(/could not be decoded/);
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Procuramos, mas não encontramos esta página');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
  await signIn('admin');
  // Truncated within a character, so it cannot be decoded.
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Procuramos, mas não encontramos esta página');
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Procuramos, mas não encontramos esta página');
  await expect(page.getByRole('heading', { name: 'Procuramos, mas não encontramos esta página' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  for (const cause of [
    'a tela não exista mais;',
    'o endereço digitado não exista;',
    'o endereço tenha caracteres errados.',
  ]) {
    await expect(page.getByText(cause)).toBeVisible();
  }
  await expect(page.getByText('Corrija o endereço ou navegue pelo menu lateral.')).toBeVisible();
});

test('the logo stays until the app renders, and config.json is requested once', async ({ page, signIn }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const mark = page.getByRole('img', { name: 'Carregando o Oráculo' });
  const release = await holdCalls(page, '**/config.json');
  await page.goto('/login');
  await expect(mark).toBeInViewport({ ratio: 1 });
  release();
  await expect(page.getByRole('textbox', { name: 'Usuário ou e-mail' })).toBeVisible();
  await expect(mark).toHaveCount(0);
  expect(requests.filter((path) => path === '/config.json')).toHaveLength(1);

  await signIn('leitura');
  const releaseCode = await holdCalls(page, '**/assets/signed-in-*.js');
  await page.goto('/eligibilities/report', { waitUntil: 'commit' });
  await expect(mark).toBeInViewport({ ratio: 1 });
  releaseCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relatório de elegibilidade');
  await expect(mark).toHaveCount(0);
});

test('a page whose script does not load shows a hint after a delay', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|config\.json was preloaded/);
  await page.route('**/assets/public-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Se demorar, recarregue a página.' })).toBeVisible();
  const words = page.getByText('Se demorar, recarregue a página.');
  await expect(words).toHaveCSS('opacity', '0');
  await expect(words).toHaveCSS('opacity', '1');
});

for (const [what, answer, sentence] of [
  ['missing', { status: 404, body: '' }, 'O servidor respondeu 404 à solicitação do config.json.'],
  ['not JSON', { status: 200, body: '<html></html>' }, 'O arquivo config.json não é um JSON válido.'],
  ['without a key', { status: 200, body: '{}' }, 'Falta a chave da aplicação (applicationKey) no config.json.'],
] as const) {
  // spec: d.1
  test(`an error page explains settings that are ${what}`, async ({ page, faults }) => {
    faults.allow(/404/);
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'O Oráculo não pôde ser iniciado' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

// spec: x.3
test('a banner is shown while there is no network', async ({ page, context, faults, enter }) => {
  // Some calls of the first screen may be pending.
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await enter('admin');
  await context.setOffline(true);
  await expect(page.getByText('Sem conexão. O que você digitou continua aqui.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sem conexão. O que você digitou continua aqui.')).toHaveCount(0);
});

// spec: x.3
test('keys open the search, the list of keys and another screen', async ({ page, enter }) => {
  await enter('admin');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox', { name: 'Buscar' }).fill('Credenc');
  await page.getByRole('option', { name: 'Credenciais' }).click();
  await expect(page).toHaveURL(/\/credentials$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await keys.getByRole('switch', { name: 'Atalhos de uma tecla' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(keys).toHaveCount(0);
});
