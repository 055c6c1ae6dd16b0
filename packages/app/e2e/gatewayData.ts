import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { accountOf } from './harness/signIn.ts';

const applicationKey = 'oraculo-local';

async function ask(request: APIRequestContext, path: string) {
  const signIn = await request.post('/api/operator/user/sessions', {
    headers: { key: applicationKey },
    data: { username: accountOf('admin').username, password: accountOf('admin').password },
  });
  const { userToken } = await signIn.json();
  const answer = await request.get(`/api/operator${path}`, { headers: { key: applicationKey, token: userToken } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A person whom an operator knows: taken from the queries of the last weeks, those of the tests themselves left out. */
export async function knownPerson(request: APIRequestContext, ansId: string) {
  const query = `ansId=${ansId}&firstDate=${day(29)}&lastDate=${day(2)}&page=0&size=40`;
  const { content } = await ask(request, `/eligibility?${query}`);
  const operators: { id: string; ansId: string }[] = await ask(request, '/healthOperators');
  const operator = operators.find((item) => item.ansId === ansId);
  // Old records also name brands whose credential is gone by now.
  const brands: { name: string }[] = await ask(request, `/brands/healthoperator/${operator?.id}/credentials`);
  const offered = new Set(brands.map(({ name }) => name));
  const found = content.find(({ status, brand }: { status: boolean; brand: string }) => status && offered.has(brand));
  return found as { carteirinha: string; nome: string; brand: string; operator: string };
}

/** Chooses by typing and pressing Enter, as people who work with lists all day do. */
export async function choose(page: Page, field: string, option: string) {
  const box = page.getByRole('combobox', { name: field });
  await box.fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await expect(box).toHaveValue(option);
}

/** The toast with this title; also kept in the recent ones, so the first is enough. */
export const toastOf = (page: Page, title: string) => page.getByText(title, { exact: true }).first();
