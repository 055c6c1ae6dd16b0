import type { Locator, Page, Route } from '@playwright/test';

/** Responds to a call only after both clicks of a double click. */
export async function answerAfterDoubleClick(
  page: Page,
  { method, call }: { method: string; call: RegExp },
  answer: (route: Route) => Promise<void>,
) {
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    sent.push(route.request().url());
    await released;
    await answer(route);
  };
  await page.route(call, hold);
  const clickTwice = async (button: Locator) => {
    const sentRequest = page.waitForEvent(
      'request',
      (request) => request.method() === method && call.test(request.url()),
    );
    await button.dblclick();
    const request = await sentRequest;
    const isOwn = (other: typeof request) => other === request;
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isOwn),
      page.waitForEvent('requestfailed', isOwn),
    ]);
    release();
    await ended;
  };
  return { sent, clickTwice, stop: () => page.unroute(call, hold) };
}
