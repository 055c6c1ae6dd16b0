import type { Page } from '@playwright/test';
import { expect, shown, test } from '../harness/test.ts';
import { expectKept } from './expectKept.ts';
import { filterForms } from './filterForms.ts';
import { isoDay, typedDay } from '@oraculo-tools/testkit/app/days.ts';

const start = (page: Page) => page.getByRole('textbox', { name: /^De:/ });
const end = (page: Page) => page.getByRole('textbox', { name: /^Até:/ });

const periodScreens = [
  {
    path: '/eligibilities/report',
    instead: 'duas datas que existam, até hoje e com no máximo 30 dias. A lista mostra de ontem a hoje.',
  },
  {
    path: '/automations/file-recovery',
    instead: 'duas datas que existam, até hoje e com no máximo 30 dias. A lista mostra os últimos 30 dias.',
  },
  {
    path: '/automations/documents-capture',
    instead: 'duas datas que existam, até hoje. A lista mostra todos os dias.',
  },
  {
    path: '/automations/glosas-resource',
    instead: 'duas datas que existam, até hoje. A lista mostra todos os dias.',
  },
  {
    path: '/saude-mais',
    instead: 'duas datas que existam, até hoje. A lista mostra todos os dias.',
  },
];

for (const { path, instead } of periodScreens) {
  // spec: x.11
  test(`${path}: reversed dates in the address are swapped, and an invalid period shows a note`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    const note = shown(page, `O período no endereço da página não é válido: use ${instead}`);
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await page.goto(`${path}?period=${isoDay(2)}_${isoDay(5)}&pageSize=20`);
    await expect(start(page)).toHaveValue(typedDay(5));
    await expect(end(page)).toHaveValue(typedDay(2));
    await expect.poll(query).toEqual({ period: `${isoDay(5)}_${isoDay(2)}`, pageSize: '20' });
    await expect(note).toHaveCount(0);

    for (const wrong of ['period=abc_2026-11-01', `period=${isoDay(1)}_2090-01-01`, 'period=2026-11-01']) {
      await page.goto(`${path}?${wrong}&pageSize=20`);
      await expect(note, wrong).toBeVisible();
      await expect.poll(query, wrong).toEqual({ pageSize: '20' });
      await expect(end(page), wrong).not.toHaveAttribute('aria-invalid');
    }
    await start(page).fill(typedDay(4));
    await end(page).fill(typedDay(3));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    await expect(note).toHaveCount(0);
    await expect.poll(query).toEqual({ period: `${isoDay(4)}_${isoDay(3)}`, pageSize: '20' });
  });
}

/** Presses a button and goes back as soon as the address has changed, before the page has rendered it. */
const pressAndGoBack = (page: Page, button: string) =>
  page.evaluate(async (name) => {
    const before = location.search;
    const found = [...document.querySelectorAll('button')].find(
      (element) => element.textContent === name || element.ariaLabel === name,
    );
    found?.click();
    while (location.search === before)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    history.back();
  }, button);

for (const form of filterForms) {
  // spec: x.12
  test(`the filters of ${form.name}: form and address agree after clearing, Back and Forward`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto(form.path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const unfiltered = page.url();
    await form.fill(page);
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    await expect(page).not.toHaveURL(unfiltered);
    const filtered = page.url();
    const clear = form.clear ?? 'Limpar pesquisa';
    await pressAndGoBack(page, clear);
    await expect(page).toHaveURL(filtered);
    await expectKept(form.kept(page));

    await page.getByRole('button', { name: clear, exact: true }).click();
    await expect(page).not.toHaveURL(filtered);
    await expect(async () => expect(await textOf(page, form)).not.toContain(form.kept(page)[0]?.[1])).toPass();
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expectKept(form.kept(page));
    await page.goForward();
    await expect(page).not.toHaveURL(filtered);
    await expect(async () => expect(await textOf(page, form)).not.toContain(form.kept(page)[0]?.[1])).toPass();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(unfiltered);
    await expect(async () => expect(await textOf(page, form)).not.toContain(form.kept(page)[0]?.[1])).toPass();
  });
}

/** The value of its first field. */
const textOf = async (page: Page, { kept }: (typeof filterForms)[number]) => [
  await kept(page)[0]?.[0].evaluate((field) => (field instanceof HTMLInputElement ? field.value : field.textContent)),
];

// spec: x.14
test('a list of options that failed shows an error at its field and a retry there', async ({
  page,
  signIn,
  faults,
}) => {
  faults.allow(/500/);
  await signIn('admin');
  const operators = /\/healthOperators\?/;
  await page.route(operators, (route) => route.fulfill({ status: 500, json: { message: 'Fora do ar.' } }));
  await page.goto('/credentials');
  const field = page.getByRole('combobox', { name: 'Operadora' });
  await expect(field).toHaveAccessibleDescription('Fora do ar.');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(operators);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAccessibleDescription('Fora do ar.');
  await field.fill('Saúde Norte');
  await expect(page.getByRole('option', { name: 'Saúde Norte' })).toBeVisible();
});

// spec: x.11
test('an older address with the former parameter names opens the same period', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto(`/eligibilities/report?firstDate=${isoDay(9)}&lastDate=${isoDay(3)}&pageSize=20`);
  await expect(page).toHaveURL(`/eligibilities/report?pageSize=20&period=${isoDay(9)}_${isoDay(3)}`);
  await expect(page.getByRole('textbox', { name: /^De:/ })).toHaveValue(typedDay(9));
});
