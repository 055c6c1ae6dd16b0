import type { Page } from '@playwright/test';
import { breakNextChange } from '../harness/breakScreen.ts';
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';
import { expectKept } from './expectKept.ts';
import { filterForms } from './filterForms.ts';
import { submitForms } from './submitForms.ts';

/** React and the router log an error when a screen breaks. */
const broken =
  /NotFoundError|not a child of this node|ERR_FAILED|ERR_INTERNET_DISCONNECTED|React Router caught|The above error occurred/;

interface Break {
  /** The event that `change` fires on a control, if it does. */
  cause?: 'click' | 'input';
  change: () => Promise<void>;
  mend?: () => Promise<void>;
}

/**
 * Breaks the screen at the update that `change` causes, then follows the error page. The network is restored first,
 * because the screens request their data immediately.
 */
async function breakAndReload(page: Page, { cause, change, mend }: Break) {
  await breakNextChange(page, cause);
  await change();
  await expect(page.getByText('Algo deu errado nesta tela')).toBeVisible();
  await expect(page.getByText('O que você digitou e ainda não salvou volta quando você recarregar.')).toBeVisible();
  await mend?.();
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
}

const allStored = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join('\n'));

/** Each screen shows a banner while there is no connection. */
const loseConnection = (page: Page) => page.context().setOffline(true);
const restoreConnection = (page: Page) => page.context().setOffline(false);

for (const form of submitForms.filter(({ path, name }) => path !== undefined && name !== 'the request of a report')) {
  // spec: x.51
  test(`${form.name}: after an error of the screen all values except the password are restored`, async ({
    page,
    signIn,
    faults,
  }) => {
    faults.allow(broken);
    await signIn('admin');
    await page.goto(String(form.path));
    const send = await form.fill(page);
    const [password, typedPassword] = form.secret?.(page) ?? [];
    await page.route(form.call, (route) => route.abort());
    await breakAndReload(page, {
      cause: 'click',
      change: () => send.click(),
      mend: () => page.unroute(form.call),
    });
    expect(await allStored(page)).not.toMatch(/falha|1234567890123456|52998224725/);
    await expectKept(form.kept(page));
    if (password) await expect(password).not.toHaveValue(String(typedPassword));
    if (password)
      await expect(page.getByText(/antes do erro na tela\. Por segurança, a senha não foi guardada/)).toBeVisible();
  });
}

for (const form of filterForms) {
  // spec: x.51
  test(`the filters of ${form.name}: typed values are restored after an error of the screen`, async ({
    page,
    signIn,
    faults,
  }) => {
    faults.allow(broken);
    await signIn('admin');
    await page.goto(form.path);
    await form.fill(page);
    await breakAndReload(page, {
      change: () => loseConnection(page),
      mend: () => restoreConnection(page),
    });
    await expectKept(form.kept(page));
  });
}

// spec: x.51
test('pasted rows are restored after an error of the screen, and can be discarded', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(broken);
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  const cell = (column: string, line: number) =>
    dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
  await dialog.getByRole('button', { name: 'Mostrar todas as colunas' }).click();
  await cell('CPF', 1).fill('529.982.247-25');
  await cell('Nome', 2).fill('Ana');
  await breakAndReload(page, { cause: 'input', change: () => cell('Nome', 3).fill('Bia') });
  await expect(dialog.getByText('A tela parou com um erro enquanto esta janela estava aberta.')).toBeVisible();
  await expect(cell('CPF', 1)).toHaveValue('529.982.247-25');
  await expect(cell('Nome', 2)).toHaveValue('Ana');
  await expect(dialog.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');

  await breakNextChange(page, 'input');
  await dialog
    .getByRole('textbox', { name: /^Nome, linha/ })
    .last()
    .fill('Caio');
  await page.getByRole('button', { name: 'Recarregar sem o que foi digitado' }).click();
  await expect(page.getByRole('button', { name: 'Incluir grupo' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
