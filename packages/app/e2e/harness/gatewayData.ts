import type { BeneficiaryResult, EligibilityRecord } from '@oraculo/api-client';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { openSession } from '@oraculo-tools/testkit/app/sessions.ts';
import { isoDay } from '@oraculo-tools/testkit/app/days.ts';

const applicationKey = 'oraculo-local';

async function getJson(request: APIRequestContext, path: string) {
  const { userToken } = await openSession(String(test.info().project.use.baseURL), 'admin');
  const answer = await request.get(`/api/operator${path}`, { headers: { key: applicationKey, token: userToken } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** A person whom an operator knows, from the queries of the last weeks without those of the tests. */
export async function knownPerson(request: APIRequestContext, ansId: string) {
  const query = `ansId=${ansId}&firstDate=${isoDay(29)}&lastDate=${isoDay(2)}&page=0&size=40`;
  const { content } = await getJson(request, `/eligibility?${query}`);
  const operators: { id: string; ansId: string }[] = await getJson(request, '/healthOperators');
  const operator = operators.find((item) => item.ansId === ansId);
  // Old records also name brands whose credential was deleted.
  const brands: { name: string }[] = await getJson(request, `/brands/healthoperator/${operator?.id}/credentials`);
  const offered = new Set(brands.map(({ name }) => name));
  const found = content.find(({ status, brand }: { status: boolean; brand: string }) => status && offered.has(brand));
  return found as { carteirinha: string; nome: string; brand: string; operator: string };
}

/** A matching record of the last weeks, with its page in a report of 40 rows per page. */
export async function someRecord(baseUrl: string, fits: (record: EligibilityRecord) => boolean) {
  const client = await gatewayApi(baseUrl, 'leitura');
  const period = { firstDate: isoDay(29), lastDate: isoDay(2) };
  for (let page = 1; page <= 80; page += 1) {
    const { items } = await client.eligibility.search({ ...period, page, pageSize: 40 });
    const record = items.find(fits);
    if (record) return { record, address: `?period=${period.firstDate}_${period.lastDate}&page=${page}&pageSize=40` };
  }
  throw new Error('No such record.');
}

/** A person for whom the operator gives this answer in a query by card number only. */
export async function someAnswer(baseUrl: string, fits: (result: BeneficiaryResult) => boolean) {
  const client = await gatewayApi(baseUrl, 'leitura');
  for (const operator of await client.operators.list()) {
    const { cardNumber, cpf, birthDate, fullName } = operator.requiredEligibilityBy;
    if (!cardNumber || cpf || birthDate || fullName) continue;
    const [brand] = await client.brands.ofOperator(operator.id);
    if (!brand) continue;
    const { items } = await client.eligibility.search({
      ansId: operator.ansId,
      firstDate: isoDay(29),
      lastDate: isoDay(2),
      page: 1,
      pageSize: 40,
    });
    for (const { carteirinha, nome, status } of items) {
      if (status || !carteirinha || !nome) continue;
      const query = { ansId: operator.ansId, brandId: brand.id, cardNumber: carteirinha, cpf: '', birth: null };
      const result = await client.eligibility.check(query);
      if (fits(result)) return { result, operator: operator.name, brand: brand.name, cardNumber: carteirinha };
    }
  }
  throw new Error('No such answer.');
}

/** Chooses by typing and pressing Enter, as people who work with lists all day do. */
export async function choose(page: Page | Locator, field: string, option: string) {
  const box = page.getByRole('combobox', { name: field });
  const wholePage = 'page' in page ? page.page() : page;
  if ((await box.inputValue()) === option) return;
  await box.fill(option);
  await wholePage.getByRole('option', { name: option }).first().click();
  await expect(box).toHaveValue(option);
}

/** The tooltip of an element under the pointer. */
export async function expectTooltip(page: Page, over: Locator, text: string | RegExp) {
  await over.hover();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText(text);
  await page.mouse.move(0, 0);
}

export const columnsOf = (table: Locator) => table.getByRole('columnheader');

interface KnownPerson {
  operator: string;
  brand: string;
  carteirinha: string;
}

/** Fills in the form of the individual query by card number. */
export async function fillQuery(page: Page, { operator, brand, carteirinha }: KnownPerson) {
  await choose(page, 'Operadora', operator);
  await choose(page, 'Marca', brand);
  await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill(carteirinha);
}
