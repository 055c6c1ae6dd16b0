import type { Locator } from '@playwright/test';
import { fillQuery, knownPerson } from '../harness/gatewayData.ts';
import { isoDay } from '@oraculo-tools/testkit/app/days.ts';
import { expect, test } from '../harness/test.ts';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not on the page.`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (one: Box, other: Box) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;

/** Whether all these elements are inside the window and not covered by the frame. */
async function expectVisible(...places: Locator[]) {
  for (const place of places) {
    await expect(place).toBeInViewport({ ratio: 1 });
    const isOnTop = await place.evaluate((element) => {
      // A long name has two lines, each with its own box.
      return [...element.getClientRects()].every(({ x, y, width, height }) =>
        [y + 2, y + height - 2].every((at) => element.contains(document.elementFromPoint(x + width / 2, at))),
      );
    });
    expect(isOnTop, `${place} is covered`).toBe(true);
  }
}

// spec: x.34
test.describe('a window of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const address of [`/eligibilities/report?period=${isoDay(29)}_${isoDay(0)}`, '/operators']) {
    test(`ten rows of ${address.split('?')[0]} and the pagination are visible after one scroll`, async ({
      page,
      signIn,
    }) => {
      await signIn('admin');
      await page.goto(address);
      const rows = page
        .locator('table[aria-rowcount]')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') });
      await expect(rows).toHaveCount(10);
      const pagination = page.getByRole('navigation', { name: /agina/ });
      await expectVisible(pagination);
      await page.mouse.move(720, 600);
      await page.mouse.wheel(0, 2000);
      await expect(rows.last()).toBeInViewport({ ratio: 1 });
      await expectVisible(rows.first(), rows.last(), pagination);
    });
  }
});

// spec: x.34
test.describe('a window of 360 × 740', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the pagination has as many page buttons as the width allows', async ({ page, signIn }) => {
    let total = 70;
    await page.route('**/healthoperators/paginated/all?**', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, count: total } });
    });
    await signIn('admin');
    await page.goto('/operators');
    const pages = page.getByRole('navigation', { name: 'Paginação' });
    const numbered = pages.getByRole('button', { name: /^Página \d+$/ }).filter({ visible: true });
    await expect(numbered).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
    await pages.scrollIntoViewIfNeeded();
    for (const button of await numbered.all()) await expect(button).toBeInViewport({ ratio: 1 });
    total = 80;
    await page.reload();
    await expect(numbered).toHaveText(['1', '2', '8']);
  });

  test('the calendar covers neither box, and the answer of a query scrolls into view and has the focus', async ({
    page,
    signIn,
    request,
  }) => {
    await signIn('leitura');
    await page.goto('/eligibilities/report');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const boxes = ['De:', 'Até:'].map((name) => page.getByRole('textbox', { name }));
    for (const box of boxes) {
      await box.click();
      const calendar = page.getByRole('dialog', { name: /^Calendário/ });
      await expect(calendar).toBeVisible();
      await expect(calendar).toBeInViewport({ ratio: 1 });
      const covering = await boxOf(calendar);
      for (const one of boxes) {
        await expect(one).toBeInViewport({ ratio: 1 });
        expect(overlap(covering, await boxOf(one)), `the calendar covers ${one}`).toBe(false);
      }
      await page.keyboard.press('Escape');
    }
    const person = await knownPerson(request, '301264');
    // So low that the answer starts below the window.
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto('/eligibilities');
    await fillQuery(page, person);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
    await expect(answer.getByRole('button', { name: 'Nova consulta' })).toBeFocused();
    await expectVisible(answer.getByRole('heading', { name: person.nome }));
  });
});
