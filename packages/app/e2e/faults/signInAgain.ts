import { expect, type Page } from '@playwright/test';
import { accountOf, type Role } from '@oraculo-tools/testkit/app/sessions.ts';

/** Signs in on the page that an ended session shows. A page load would drop the drafts in memory. */
export async function signInAgain(page: Page, role: Role) {
  await expect(page).toHaveURL(/\/login$/);
  const { username, password } = accountOf(role);
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(username);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page).toHaveURL(/\/eligibilities$/);
}

/** Writes to the storage as another tab does when the session expires there first. */
export const expireInOtherTab = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('oraculo:session', JSON.stringify({ userToken: '', endedBy: 'expired' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'oraculo:session' }));
  });
