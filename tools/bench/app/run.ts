import { chromium, type Page } from 'playwright';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { buildAppIfChanged } from '../../../scripts/appBuild.ts';
import { isoDay } from '@oraculo-tools/testkit/app/days.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { startOwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import { signInPage } from '@oraculo-tools/testkit/app/signIn.ts';
import { type ScreenRoute, screenRoutes } from '@oraculo/app/src/shell/routing/screenRoutes.ts';

/** CPU throttling of the page. */
const slowdown = 4;
const queryCount = 20;
const limits = { switchMs: 100, interactionMs: 100 };
const hoverMs = 200;

const ansId = '301264';

/**
 * The time from the press of a link to the first paint with a skeleton, a row or the fields of the screen, and to the
 * first paint with the screen’s own table or form.
 */
const switchTo = (page: Page, { path, title }: Pick<ScreenRoute, 'path' | 'title'>) =>
  page.evaluate(
    async ([target, heading]) => {
      const link = document.querySelector<HTMLElement>(`nav a[href="${target}"]`);
      if (!link) throw new Error(`No link to ${target}.`);
      const contents = ['main :is(table, form, [aria-busy="true"])', 'main :is(table, form)'];
      const paintedAt: number[] = [];
      const began = performance.now();
      link.click();
      // Without a nested function, because the script loader would wrap it in a helper that the page does not have.
      for (const content of contents) {
        while (document.querySelector('h1')?.textContent !== heading || !document.querySelector(content))
          await new Promise(requestAnimationFrame);
        // The content is painted in the frame after its insertion.
        await new Promise(requestAnimationFrame);
        paintedAt.push(performance.now() - began);
      }
      const [first = 0, complete = 0] = paintedAt;
      return { first, complete };
    },
    [path, title] as const,
  );

/** The longest time from an input to the paint after it, as the browser measures it. */
const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    const longest = { ms: 0, name: '' };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries())
        if (duration > longest.ms) Object.assign(longest, { ms: duration, name });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const longestOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { longest: { ms: number; name: string } }).longest);

const forgetLongest = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { longest: object }).longest, { ms: 0, name: '' }));

async function knownCards(url: string) {
  const client = await gatewayApi(url, 'leitura');
  const operator = (await client.operators.list()).find((one) => one.ansId === ansId);
  const [brand] = await client.brands.ofOperator(String(operator?.id));
  const period = { firstDate: isoDay(29), lastDate: isoDay(0) };
  const { items } = await client.eligibility.search({ ...period, ansId, page: 1, pageSize: 40 });
  const cards = items.flatMap(({ carteirinha }) => carteirinha ?? []);
  return { operator: String(operator?.name), brand: String(brand?.name), cards };
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** Uses only keys, because `Enter` leads from one query to the next. */
async function queryAfterQuery(page: Page, { operator, brand, cards }: Awaited<ReturnType<typeof knownCards>>) {
  await choose(page, 'Operadora', operator);
  await choose(page, 'Marca', brand);
  await page.getByRole('textbox', { name: 'Número da carteirinha' }).focus();
  for (let at = 0; at < queryCount; at += 1) {
    await page.keyboard.type(String(cards[at % cards.length]), { delay: 30 });
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Nova consulta');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  }
}

await buildAppIfChanged();
await using gateway = await startOwnGateway({
  ORACULO_SEED_BENEFICIARIES: '1200',
  ORACULO_SEED_ELIGIBILITY_RECORDS: '6000',
});
const known = await knownCards(gateway.url);
const browser = await chromium.launch(await findCurrentChromium());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await watchInteractions(page);
await signInPage(page, 'admin', gateway.url);

const screens = screenRoutes.filter(({ menuLabel }) => menuLabel);
// Opens every screen once before the measurement, so that its code is compiled.
const closedMenu = page.locator('nav [aria-expanded="false"]').first();
/** One menu item at a time, because the menu renders an opened item before it accepts the next click. */
const openMenus = async () => {
  while (await closedMenu.isVisible()) await closedMenu.click();
};
for (const { path } of screens)
  await page.goto(`${gateway.url}${path}`).then(() => page.waitForLoadState('networkidle'));

const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

console.log(
  `Screen switches, warm code, ${slowdown} × CPU (ms; limit ${limits.switchMs} to the first row or skeleton)`,
);
console.log(`${' '.repeat(38)} first complete`);
let slowest = 0;
for (const screen of [...screens, ...screens.toReversed()]) {
  await openMenus();
  await page.locator(`nav a[href="${screen.path}"]`).hover();
  // The time between hovering over a link and pressing it, in which its code is loaded.
  await page.waitForTimeout(hoverMs);
  const { first, complete } = await switchTo(page, screen);
  slowest = Math.max(slowest, first);
  console.log(`  ${screen.path.padEnd(36)} ${first.toFixed(0).padStart(5)} ${complete.toFixed(0).padStart(8)}`);
}

await openMenus();
await page.locator('nav a[href="/eligibilities"]').click();
await page.getByRole('combobox', { name: 'Operadora' }).waitFor();
await forgetLongest(page);
await queryAfterQuery(page, known);
const { ms, name } = await longestOf(page);
console.log(
  `Worst interaction of ${queryCount} queries, ${slowdown} × CPU: ${ms} ms (${name}; limit ${limits.interactionMs})`,
);
await browser.close();
if (slowest > limits.switchMs || ms > limits.interactionMs) process.exitCode = 1;
