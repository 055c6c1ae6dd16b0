import { expect, test } from '../harness/journey.ts';

// spec: 1.4.3 x.5
test('the colour mode is switched, kept, and switched back', async ({ page, journey }, { project }) => {
  const { keys } = journey;
  const [first, second] = project.use.colorScheme === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  const words = { dark: 'Usar modo escuro', light: 'Usar modo claro' } as Record<string, string>;
  const html = page.locator('html');
  await journey.signIn('leitura');
  await expect(html).toHaveAttribute('data-color-mode', String(first));

  await keys.use(page.getByRole('button', { name: words[String(second)] }), { by: 'Shift+Tab' });
  await expect(html).toHaveAttribute('data-color-mode', String(second));
  await journey.check('the other mode');
  await journey.open('/eligibilities/report');
  await expect(html).toHaveAttribute('data-color-mode', String(second));
  await keys.use(page.getByRole('button', { name: words[String(first)] }));
  await expect(html).toHaveAttribute('data-color-mode', String(first));
});

// spec: 1.4.2 x.5
test('the list of keys opens, the palette leads to another screen, and the session ends', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('admin');
  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await journey.check('the list of keys');
  await keys.press('Escape');
  await keys.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox', { name: 'Buscar' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Credenciais');
  const option = page.getByRole('option', { name: 'Credenciais' });
  await expect(option).toBeVisible();
  // The former active line is gone; the first new line becomes active after a pause in typing.
  await expect(field).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')));
  await journey.check('the list of screens');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/credentials$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credenciais');

  const signOut = page.getByRole('button', { name: 'Sair' });
  if (!(await signOut.isVisible())) {
    await keys.use(page.getByRole('button', { name: 'Abrir menu' }), { by: 'Shift+Tab' });
    await journey.check('the menu');
  }
  await keys.use(signOut, { by: 'Shift+Tab' });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await journey.check('signed out');
  const stored = await page.evaluate(() => localStorage.getItem('oraculo:session'));
  expect(JSON.parse(String(stored))).toMatchObject({ userToken: '', givenName: '', email: '', membership: [] });
});
