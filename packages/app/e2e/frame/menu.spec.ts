import type { Page } from '@playwright/test';
import { holdCalls } from '../harness/holdCalls.ts';
import type { Role } from '@oraculo-tools/testkit/app/sessions.ts';
import { expect, test } from '../harness/test.ts';

const automations = [
  'Captura de documentos de atendimento',
  'Recurso de glosas',
  'Atualização de documentos',
  'Resgate de arquivos antigos',
];
const eligibility = ['Consulta individual', 'Gestão em massa', 'Relatório de elegibilidade'];
const everyone = { Elegibilidade: eligibility };
const receivables = { Automações: automations, ...everyone, 'Cartão +Saúde': [] };
const admin = { Automações: automations, ...everyone, Credenciais: [], Operadoras: [], 'Cartão +Saúde': [] };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

for (const [role, wanted] of [
  ['admin', admin],
  ['recebiveis', receivables],
  ['leitura', everyone],
  ['escrita', everyone],
  ['semgrupo', everyone],
] as const satisfies readonly (readonly [Role, Record<string, readonly string[]>])[]) {
  // spec: 1.1.1 1.2.1 1.6.1 1.6.2 1.6.3 1.6.4 1.6.5 2.6.1
  test(`the menu of ${role} has only the screens of its group`, async ({ page, enter }) => {
    await enter(role);
    const menu = menuOf(page);
    await menu.getByRole('button', { name: 'Expandir menu' }).click();
    for (const [title, subItems] of Object.entries(wanted)) {
      // The group of the current page is already open.
      if (subItems.length > 0 && title !== 'Elegibilidade')
        await menu.getByRole('button', { name: title, exact: true }).click();
    }
    const shown = Object.entries(wanted).flatMap(([title, subItems]) => (subItems.length > 0 ? subItems : [title]));
    await expect(menu.getByRole('link')).toHaveText(shown);
    const parents = Object.entries(wanted).flatMap(([title, subItems]) => (subItems.length > 0 ? [title] : []));
    await expect(menu.getByRole('button')).toHaveText([...parents, 'Recolher menu']);
  });
}

// spec: 1.1.7 1.6.4 2.2.3 2.6.1 2.6.2 d.2
test('a screen of another group shows a refusal in the shell, and the service refuses its call', {
  tag: '@smoke',
}, async ({ page, signIn }) => {
  await signIn('recebiveis');
  for (const path of ['/credentials', '/operators']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso não autorizado' })).toBeVisible();
    await expect(menuOf(page)).toBeVisible();
  }
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('oraculo:session') ?? '{}').userToken);
  const answer = await page.request.get('/api/operator/credentials/report/all', {
    headers: { key: 'oraculo-local', token },
  });
  expect(answer.status()).toBe(403);
});

// spec: 1.1.5 1.2.2 1.2.3 1.3.3 1.4.1 1.9.1
test('the menu is 88 or 266 px wide, and opens, closes and marks its items', async ({ page, enter }) => {
  await enter('admin');
  const menu = menuOf(page);
  const width = async () => (await menu.boundingBox())?.width;
  const parent = menu.getByRole('button', { name: 'Elegibilidade' });
  await expect.poll(width).toBe(88);
  // An item with sub-items expands the sidebar and toggles its sub-menu.
  await parent.click();
  await expect.poll(width).toBe(266);
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Consulta individual' })).toHaveAttribute('aria-current', 'page');
  await parent.click();
  await expect(menu.getByRole('link', { name: 'Consulta individual' })).toHaveCount(0);
  await expect.poll(width).toBe(266);
  // An item without sub-items collapses the sidebar and opens its screen; open sub-menus close.
  await parent.click();
  await menu.getByRole('link', { name: 'Credenciais' }).click();
  await expect(page).toHaveURL(/\/credentials$/);
  await expect.poll(width).toBe(88);
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Credenciais' })).toHaveAttribute('aria-current', 'page');
  // Hiding collapses what was expanded.
  await menu.getByRole('button', { name: 'Expandir menu' }).click();
  await expect.poll(width).toBe(266);
  await page.getByRole('button', { name: 'Ocultar menu' }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar menu' }).click();
  await expect.poll(width).toBe(88);
});

// spec: x.30
test('a reload restores the state of the menu, which is stored as one word', async ({ page, enter }) => {
  await enter('admin');
  const menu = menuOf(page);
  await menu.getByRole('button', { name: 'Expandir menu' }).click();
  await page.reload();
  await expect(menu.getByRole('button', { name: 'Recolher menu' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Consulta individual' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Ocultar menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mostrar menu' })).toBeVisible();
  await expect(menu).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('oraculo:menu'))).toBe('hidden');
  await page.getByRole('button', { name: 'Mostrar menu' }).click();
  await page.reload();
  await expect(menu.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
});

test('the code of a screen loads on hover or focus of its link, before the press', async ({ page, enter }) => {
  await enter('admin');
  const menu = menuOf(page);
  for (const [name, code, reach] of [
    ['Operadoras', 'OperatorsScreen', 'hover'],
    ['Cartão +Saúde', 'HealthCardScreen', 'focus'],
  ] as const) {
    const arrived = page.waitForResponse((response) => response.url().includes(`/assets/${code}-`));
    const link = menu.getByRole('link', { name });
    await link[reach]();
    await (await arrived).finished();
    await page.route('**/assets/*.js', (route) => route.abort());
    await link.press('Enter');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await page.unroute('**/assets/*.js');
  }
});

test('a press shows the heading and a skeleton first, whether the code of the screen has loaded or not', async ({
  page,
  enter,
}) => {
  await enter('admin');
  const main = page.getByRole('main');
  const open = (name: string) => menuOf(page).getByRole('link', { name }).click();
  const release = await holdCalls(page, '**/assets/OperatorsScreen-*.js');
  await open('Operadoras');
  await expect(page.getByRole('heading', { level: 1, name: 'Operadoras' })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  await expect(main).toBeFocused();
  release();
  await expect(main.getByRole('table', { name: 'Operadoras' })).toBeVisible();
  await expect(main).toBeFocused();

  await open('Cartão +Saúde');
  await expect(main.getByRole('table', { name: 'Operadoras' })).toHaveCount(0);
  await expect(main.getByRole('table')).toBeVisible();
  await main.evaluate((place) => {
    const shownPart = () => (place.querySelector('form') ? 'screen' : 'skeleton');
    // Starts with the current content, because the rows of the former screen may arrive at any time.
    const states = [shownPart()];
    Object.assign(window, { states });
    new MutationObserver(() => {
      const state = shownPart();
      if (states.at(-1) !== state) states.push(state);
    }).observe(place, { childList: true, subtree: true });
  });
  await open('Operadoras');
  await expect(main.getByRole('table', { name: 'Operadoras' })).toBeVisible();
  const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
  expect(states).toEqual(['screen', 'skeleton', 'screen']);
});

// spec: 1.1.5 1.1.6 1.3.3 1.3.4 1.9.1
test('the header of 80 px greets by name and initials, above a subtitle bar of 104 px', async ({ page, enter }) => {
  await enter('admin');
  const header = page.getByRole('banner');
  await expect(header.getByText('Oráculo', { exact: true })).toBeVisible();
  await expect(header.getByText('Olá, Mariana Salles')).toBeVisible();
  await expect(header.getByRole('button', { name: 'Ocultar menu' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sair' })).toBeVisible();
  expect((await header.boundingBox())?.height).toBe(80);
  expect((await page.getByRole('heading', { level: 1 }).locator('..').boundingBox())?.height).toBe(104);
  for (const [name, letters] of [
    ['Mariana Salles', 'MS'],
    ['ana paula de souza', 'AS'],
    ['Carlos dos Reis', 'CR'],
    ['Iara', 'I'],
    ['Dandara das', 'D'],
  ] as const) {
    await page.evaluate((givenName) => {
      const stored = JSON.parse(localStorage.getItem('oraculo:session') ?? '{}');
      localStorage.setItem('oraculo:session', JSON.stringify({ ...stored, givenName }));
    }, name);
    await page.reload();
    await expect(header.getByText(`Olá, ${name}`)).toBeVisible();
    await expect(header.getByText(letters, { exact: true })).toBeVisible();
  }
});
