import type { Locator, Page } from '@playwright/test';
import { fillQuery } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';
import { twoPeople } from './twoPeople.ts';

const answerOf = (page: Page) => page.getByRole('region', { name: 'Informações do beneficiário consultado' });

test('one press copies each field that identifies a person, or the plan; numbers are copied without punctuation', async ({
  page,
  enter,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await answerOf(page).getByRole('button', { name: 'Copiar carteirinha' }).click();
  await expect.poll(clipboard).toBe(first.carteirinha);
  await answerOf(page).getByRole('button', { name: 'Copiar nome' }).click();
  await expect.poll(clipboard).toBe(first.nome);
  await answerOf(page).getByRole('button', { name: 'Copiar plano' }).click();
  await expect.poll(clipboard).not.toBe(first.nome);
  for (const [what, shape] of [
    ['nascimento', /^\d\d\/\d\d\/\d{4}$/],
    ['CPF', /^\d{11}$/],
    ['cartão nacional de saúde', /^\d{15}$/],
  ] as const) {
    await answerOf(page)
      .getByRole('button', { name: `Copiar ${what}` })
      .click();
    await expect.poll(clipboard).toMatch(shape);
  }
});

/** The rendered first and last line of a text. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element);
    const lines = [...range.getClientRects()].map(({ top, bottom, right }) => ({ top, bottom, right }));
    return { first: lines[0], last: lines.at(-1) };
  });

test('a copy button keeps the values of a row on one line, and makes no row taller', async ({
  page,
  enter,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first] = await twoPeople(String(baseURL));
  await enter('leitura');
  await fillQuery(page, first);
  await page.keyboard.press('Enter');
  const values = answerOf(page).getByRole('definition');
  await expect(values).toHaveCount(16);
  const heightOf = async (at: number) => (await values.nth(at).boundingBox())?.height;
  // Birth date, CPF and the two card numbers in a row, then the plan with a copy button and the product without one.
  for (const at of [2, 3, 4])
    expect((await linesOf(values.nth(at))).first?.top).toBe((await linesOf(values.nth(1))).first?.top);
  expect(await heightOf(5)).toBe(await heightOf(6));
});

for (const width of [1440, 320])
  test(`the copy button is on the last line of a long text, or on the first line of one below its label, at ${width} px`, async ({
    page,
    enter,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const [first] = await twoPeople(String(baseURL));
    await enter('leitura');
    await page.route('**/api/operator/eligibility', async (route) => {
      const { patient, ...answer } = await (await route.fetch()).json();
      const name = 'Joaquim Barbosa Brandão';
      // This text fills the whole cell at 1440 px.
      const plan = { ...patient.plan, name: 'Essencial Ambulatorial Nacional' };
      await route.fulfill({ json: { ...answer, patient: { ...patient, name, plan } } });
    });
    await fillQuery(page, first);
    await page.keyboard.press('Enter');
    const answer = answerOf(page);
    for (const [what, text] of [
      ['nome', answer.getByRole('heading', { name: 'Joaquim Barbosa Brandão' })],
      ['plano', answer.getByRole('definition').nth(5)],
    ] as const) {
      const lines = await linesOf(text);
      const isBelowLabel = width === 320 && what === 'nome';
      const line = isBelowLabel ? lines.first : lines.last;
      const button = await answer.getByRole('button', { name: `Copiar ${what}` }).boundingBox();
      const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
      expect(middle).toBeGreaterThan(line?.top ?? 0);
      expect(middle).toBeLessThan(line?.bottom ?? 0);
      expect(button?.height).toBeGreaterThanOrEqual(24);
      // Below its label the button is at the end of the row.
      if (!isBelowLabel) expect((button?.x ?? 0) - (line?.right ?? 0)).toBeLessThanOrEqual(4);
      expect(button?.x).toBeGreaterThanOrEqual((line?.right ?? 0) - 1);
    }
  });
