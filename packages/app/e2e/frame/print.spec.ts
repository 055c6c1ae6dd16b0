import type { Page } from '@playwright/test';
import { fillQuery, knownPerson, someRecord } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

async function expectOnlyContent(page: Page) {
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Menu principal' }),
    page.getByRole('button', { name: 'Pesquisar' }),
    page.getByRole('combobox', { name: 'Operadora' }),
  ]) {
    await expect(part).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
}

// spec: x.21
test('the card of a beneficiary prints alone, with the CPF masked', async ({ page, enter, request }) => {
  const person = await knownPerson(request, '301264');
  await enter('leitura');
  await page.route('**/api/operator/eligibility', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, patient: { ...answer.patient, cardNumber: '', cpf: '52998224725' } } });
  });
  await fillQuery(page, person);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const card = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  await expect(card.getByRole('heading', { name: person.nome })).toBeVisible();
  await expectOnlyContent(page);
  await expect(card.getByRole('heading', { name: person.nome })).toBeVisible();
  await expect(card.getByText('***.982.247-**', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/529\.?982\.?247-?25/)).toHaveCount(0);
});

// spec: x.21
test('a browser that signals printing only by events prints the same page', async ({ page, enter, request }) => {
  const person = await knownPerson(request, '301264');
  await enter('leitura');
  await page.route('**/api/operator/eligibility', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, patient: { ...answer.patient, cardNumber: '', cpf: '52998224725' } } });
  });
  await fillQuery(page, person);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const card = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  const unmaskedCpf = card.getByText(/529\.?982\.?247-?25/);
  await expect(unmaskedCpf.first()).toBeVisible();
  const fire = (event: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  await fire('beforeprint');
  await expect(unmaskedCpf).toHaveCount(0);
  await expect(card.getByText('***.982.247-**', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Impresso em/)).toBeAttached();
  await fire('afterprint');
  await expect(unmaskedCpf.first()).toBeVisible();
  await expect(page.getByText(/^Impresso em/)).toHaveCount(0);
});

// spec: x.21
test('a page of a list prints only its rows and filters, with full names', async ({ page, signIn, baseURL }) => {
  const { record, address } = await someRecord(String(baseURL), ({ nome }) => (nome ?? '').length > 20);
  await signIn('leitura');
  await page.goto(`/eligibilities/report${address}`);
  const table = page.getByRole('table', { name: 'Consultas de elegibilidade' });
  const name = table.getByText(String(record.nome), { exact: true }).first();
  await expect(table.getByRole('row')).toHaveCount(41);
  await expectOnlyContent(page);
  await expect(table.getByRole('row')).toHaveCount(41);
  await expect(page.getByRole('navigation', { name: 'Paginação' })).toHaveCount(0);
  await expect(page.getByText(/^Filtros: \d{2}\/\d{2}\/\d{4} a \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(100);
  await expect(table.getByText(/\.\.\.$/).filter({ visible: true })).toHaveCount(0);
});

// spec: x.21
test('a printed list is as wide as the paper, has plain badges in the size of its data, and names time and user', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/automations/glosas-resource');
  const table = page.getByRole('table');
  const cell = table.getByRole('rowheader').first();
  await expect(cell).toBeVisible();
  await expect(page.getByText(/^Impresso em/)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Impresso em \d{2}\/\d{2}\/\d{4} - \d{2}:\d{2} por Mariana/)).toBeVisible();
  const box = await table.boundingBox();
  expect(box?.x).toBeLessThan(3);
  expect(box?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 6);
  const lookOf = (part: typeof cell) =>
    part.evaluate((element) => {
      const { fontSize, paddingInlineStart, backgroundColor } = getComputedStyle(element);
      return { fontSize, paddingInlineStart, backgroundColor };
    });
  const first = await lookOf(cell);
  const head = await lookOf(table.getByRole('columnheader').first());
  expect(head.paddingInlineStart).toBe(first.paddingInlineStart);
  const badge = await lookOf(table.locator('td [data-ui="status-badge"]').first());
  expect(badge.fontSize).toBe(first.fontSize);
  expect(badge.backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

// spec: x.21
test('all pages of a list print together, up to 500 rows, and the list then shows its page again', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await signIn('admin');
  await page.goto('/operators');
  const table = page.getByRole('table', { name: 'Operadoras' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Mais ações da lista' }).click();
  const all = page.getByRole('menuitem', { name: 'Imprimir todas as páginas' });
  const total = Number.parseInt((await all.getByText(/ linhas$/).textContent()) ?? '', 10);
  expect(total).toBeGreaterThan(10);
  await all.click();
  await expect(table.getByRole('row')).toHaveCount(total + 1);
  await expect(page.getByText(/^Impresso em/)).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(table.getByRole('row')).toHaveCount(11);

  await page.goto('/operators?search=sa%C3%BAde');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Filtros: Busca: saúde', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.route('**/healthoperators/paginated/all*', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, count: 1501 } });
  });
  await page.goto('/operators');
  await page.getByRole('button', { name: 'Mais ações da lista' }).click();
  await expect(all).toHaveAttribute('aria-disabled', 'true');
  await expect(all.getByText('A lista tem 1.501 linhas; imprima até 500. Filtre a lista')).toBeVisible();
});
