import type { Page } from '@playwright/test';

/**
 * The response to the next call of this address. It is read before it reaches the page, because the browser may drop
 * the body before a test reads it.
 */
export async function nextAnswer<Answer>(page: Page, address: string | RegExp): Promise<() => Promise<Answer>> {
  let answer = (_body: Answer) => {};
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      answer(await response.json());
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return () => promise;
}
