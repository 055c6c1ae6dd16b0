import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { expectKept } from './expectKept.ts';
import { refuseToken } from './failures.ts';
import { filterForms } from './filterForms.ts';
import { expireInOtherTab, signInAgain } from './signInAgain.ts';
import { submitForms } from './submitForms.ts';

const continueIn = async (page: Page, screen: string | undefined) => {
  if (screen) await page.getByRole('button', { name: `Continuar em ${screen}` }).click();
};

const allStored = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join('\n'));

for (const form of submitForms.filter(({ path }) => path !== undefined)) {
  // spec: x.1
  test(`${form.name}: after a submit that finds the session expired, all values except the password are restored`, async ({
    page,
    signIn,
    faults,
  }) => {
    faults.allow(/401/);
    await signIn('admin');
    await page.goto(String(form.path));
    const send = await form.fill(page);
    const address = page.url();
    const [password, typedPassword] = form.secret?.(page) ?? [];
    await page.route(form.call, (route) =>
      route.request().method() === form.method ? refuseToken(route) : route.fallback(),
    );
    await send.click();
    await expect(page.getByText('Sua sessão expirou. Entre de novo para continuar de onde parou.')).toBeVisible();
    await page.unroute(form.call);
    const stored = await allStored(page);
    expect(stored).not.toMatch(/falha|1234567890123456|52998224725/);
    await signInAgain(page, 'admin');
    await continueIn(page, form.screen);
    await expectKept(form.kept(page));
    expect(page.url()).toBe(address);
    if (password) await expect(password).not.toHaveValue(String(typedPassword));
    if (password) await expect(page.getByText(/Por segurança, a senha não foi guardada/)).toBeVisible();
  });
}

for (const form of filterForms) {
  // spec: x.1
  test(`the filters of ${form.name}: typed filters that were not applied are restored after the session expired`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto(form.path);
    await form.fill(page);
    const address = page.url();
    await expireInOtherTab(page);
    await signInAgain(page, 'admin');
    await continueIn(page, form.screen);
    await expectKept(form.kept(page));
    expect(page.url()).toBe(address);
  });
}

// spec: x.1
test('a file that was chosen before the session expired is sent after the new sign-in', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/401/);
  const form = submitForms.find(({ name }) => name === 'the recovery of old files');
  if (!form) throw new Error('No such form.');
  await signIn('admin');
  await page.goto(String(form.path));
  const send = await form.fill(page);
  await page.route(form.call, refuseToken);
  await send.click();
  await signInAgain(page, 'admin');
  await page.unroute(form.call);
  await continueIn(page, form.screen);
  const dialog = page.getByRole('dialog', { name: 'Solicitar arquivos antigos' });
  await expect(dialog.getByText(/O arquivo escolhido continua aqui: confira e salve\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'arquivo-da-falha.csv' }).first()).toBeVisible();
});

// spec: x.2
test('another user sees no typed values, and neither does a user who dismissed the return', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/operators');
  const search = page.getByRole('searchbox', { name: 'Operadora' });
  await search.fill('Norte');
  await expireInOtherTab(page);
  await signInAgain(page, 'recebiveis');
  await expect(page.getByRole('button', { name: /^Continuar em/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sair' }).click();
  await signInAgain(page, 'admin');
  await expect(page.getByRole('button', { name: /^Continuar em/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Operadoras' }).click();
  await expect(search).toHaveValue('');

  await search.fill('Norte');
  await expireInOtherTab(page);
  await signInAgain(page, 'admin');
  const bar = page.getByRole('status').filter({ hasText: 'Sua sessão anterior expirou no meio do trabalho.' });
  await bar.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('link', { name: 'Operadoras' }).click();
  await expect(search).toHaveValue('');
});

// spec: x.1 d.12
test('a searched file name is restored after the session expired, and is not stored meanwhile', async ({
  page,
  signIn,
  faults,
}) => {
  // The list may send another request after the session has ended.
  faults.allow(/401/);
  const held = () => page.evaluate(() => JSON.stringify(history.state));
  await signIn('admin');
  await page.goto('/eligibilities/batch');
  const file = page.getByRole('textbox', { name: 'Arquivo' });
  await file.fill('maria-souza');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect.poll(held).toContain('maria-souza');
  await expireInOtherTab(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await held()).not.toContain('maria-souza');
  await signInAgain(page, 'admin');
  await continueIn(page, 'Gestão em massa');
  await expect(file).toHaveValue('maria-souza');
  await expect(page).toHaveURL(/\/batch$/);
});
