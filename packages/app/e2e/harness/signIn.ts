import { expect, type Page } from '@playwright/test';
import { signIns, testSignIns } from '../../../gateway/src/seed/seedUsers.ts';

export type Role = 'admin' | 'recebiveis' | 'leitura' | 'escrita' | 'semgrupo';

export const accountOf = (role: Role) => {
  const account = [...signIns, ...testSignIns].find(({ username }) => username === role);
  if (!account) throw new Error(`No sign-in named ${role}.`);
  return account;
};

/** Signs in through the screen, as a person does, and waits for the first screen. */
export async function signInPage(page: Page, role: Role, baseUrl = '') {
  const { username, password } = accountOf(role);
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(username);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page).toHaveURL(/\/eligibilities$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Consulta individual' })).toBeVisible();
}
