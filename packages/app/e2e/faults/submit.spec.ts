import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { expectKept } from './expectKept.ts';
import { failures } from './failures.ts';
import { holdCall } from './holdCall.ts';
import { submitForms } from './submitForms.ts';

for (const form of submitForms) {
  test(`${form.name}: a double click sends one request, and what fails leaves the values in place`, async ({
    page,
    signIn,
    faults,
  }) => {
    test.slow();
    faults.allow(/500|ERR_INTERNET_DISCONNECTED/);
    if (form.path) await signIn('admin');
    for (const { name, answer } of failures) {
      await page.goto(form.path ?? '/login');
      const sending = await holdCall(page, form, answer);
      await sending.clickTwice(await form.fill(page));
      await expectToast(page, /^(Erro|Ocorreu um erro)/);
      expect(sending.sent, name).toHaveLength(1);
      await expectKept([...form.kept(page), ...(form.secret ? [form.secret(page)] : [])]);
      await sending.stop();
      // What is typed asks before the page is left; here it is meant to go.
      await page.evaluate(() =>
        window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
      );
    }
  });
}
