import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { type SubmitForm, submitForms } from './submitForms.ts';

const failures = [
  { name: 'a 500', answer: (route: Route) => route.fulfill({ status: 500, body: '' }) },
  { name: 'a moment without a connection', answer: (route: Route) => route.abort('internetdisconnected') },
  {
    name: 'a web page in place of an answer',
    answer: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
  },
];

async function expectKept(page: Page, { kept }: SubmitForm) {
  for (const [field, value] of kept(page)) {
    await expect(field).toBeVisible();
    const isField = await field.evaluate((element) => element instanceof HTMLInputElement);
    await (isField ? expect(field).toHaveValue(value) : expect(field).toContainText(value));
  }
}

/** Answers each sending only once both clicks have happened. */
async function holdSending(page: Page, form: SubmitForm, answer: (route: Route) => Promise<void>) {
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(form.call, async (route) => {
    if (route.request().method() !== form.method) return route.fallback();
    sent.push(route.request().url());
    await released;
    await answer(route);
  });
  const clickTwice = async (button: Locator) => {
    const settled = page.waitForEvent('request', (request) => form.call.test(request.url()));
    await button.dblclick();
    await settled;
    const ended = Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]);
    release();
    await ended;
  };
  return { sent, clickTwice };
}

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
      const sending = await holdSending(page, form, answer);
      await sending.clickTwice(await form.fill(page));
      await expect(page.getByRole('alert').first(), name).toBeVisible();
      expect(sending.sent, name).toHaveLength(1);
      await expectKept(page, form);
      await page.unroute(form.call);
      // What is typed asks before the page is left; here it is meant to go.
      await page.evaluate(() =>
        window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
      );
    }
  });
}
