import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { expectKept } from './expectKept.ts';
import { failures } from './failures.ts';
import { answerAfterDoubleClick } from './answerAfterDoubleClick.ts';
import { submitForms } from './submitForms.ts';

for (const form of submitForms) {
  // spec: x.8
  test(`${form.name}: a double click sends one request, and a failure keeps the values`, async ({
    page,
    signIn,
    faults,
  }) => {
    test.slow();
    faults.allow(/500|ERR_INTERNET_DISCONNECTED|badResponse/);
    if (form.path) await signIn('admin');
    for (const { name, answer } of failures) {
      await page.goto(form.path ?? '/login');
      const sending = await answerAfterDoubleClick(page, form, answer);
      await sending.clickTwice(await form.fill(page));
      if (form.failure) await expect(page.getByRole('region', { name: form.failure })).toBeVisible();
      else await expectToast(page, /^(Erro|Ocorreu um erro)/);
      expect(sending.sent, name).toHaveLength(1);
      await expectKept([...form.kept(page), ...(form.secret ? [form.secret(page)] : [])]);
      await sending.stop();
      // The next `goto` must not raise the question about unsaved values, so the app's `beforeunload` listener is bypassed.
      await page.evaluate(() =>
        window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
      );
    }
  });
}

// spec: x.10
test('a refusal of the service is shown at its field, and its toast does not cover the dialog’s close button', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/409/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('admin');
  const form = submitForms.find(({ name }) => name === 'an operator');
  await page.goto(String(form?.path));
  const save = await form?.fill(page);
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  const registry = dialog.getByRole('textbox', { name: 'Registro ANS' });
  await registry.fill('301264');
  await save?.click();
  const refusal = 'Já existe uma operadora com o registro ANS 301264.';
  await expectToast(page, 'Erro', refusal);
  await expect(registry).toHaveAccessibleDescription(refusal);
  await expect(registry).toBeFocused();
  // If the toast covered the button, the click would hit the toast.
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
});
