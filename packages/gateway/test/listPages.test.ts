import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let client: Awaited<ReturnType<TestGateway['clientOf']>>;

beforeAll(async () => {
  gateway = await startTestGateway();
  client = await gateway.clientOf('admin');
}, 60_000);
afterAll(() => gateway[Symbol.asyncDispose]());

const dates = { firstDate: '2000-01-01', lastDate: '2000-01-02' };
/** The signature of a link depends on the second in which the link expires. */
const withoutLinks = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (name, held) => (/url$/i.test(name) ? undefined : held)));
type PageRequest = { page?: number; pageSize?: number };

test.each<[string, (page: PageRequest) => Promise<{ items: unknown[]; total: number }>]>([
  ['batches', (page) => client.batches.list(page)],
  ['documents', (page) => client.documents.list(page)],
  ['glosas', (page) => client.glosas.list(page)],
  ['health card', (page) => client.healthCard.list(page)],
  ['report history', (page) => client.reports.history(page)],
  ['credentials', (page) => client.credentials.list(page)],
])('each page of %s has the total, and so does a page past the end', async (_name, list) => {
  const { items, total } = await list({ pageSize: 100 });
  expect(total).toBeGreaterThan(1);
  expect(items).toHaveLength(Math.min(total, 100));
  const second = await list({ page: 2, pageSize: 1 });
  expect(withoutLinks(second)).toMatchObject(withoutLinks({ items: [items[1]], total }));
  expect(await list({ page: 1000 })).toMatchObject({ items: [], total });
});

test('each page of an empty list has the total 0', async () => {
  for (const page of [1, 3])
    expect(await client.restore.list({ ...dates, page })).toMatchObject({ items: [], total: 0 });
});

test('each set of filters gets its own rows, whatever the order of the requests', async () => {
  const all = await client.glosas.list({ pageSize: 100 });
  const emails = [...new Set((await client.glosas.users()).map(({ email }) => email))];
  expect(emails.length).toBeGreaterThan(1);
  const totalOf = async (userEmailList: string[]) => (await client.glosas.list({ userEmailList })).total;
  const each: number[] = [];
  for (const email of emails) each.push(await totalOf([email]));
  expect(Math.min(...each)).toBeGreaterThan(0);
  expect(each.reduce((sum, total) => sum + total, 0)).toBe(all.total);
  expect(await totalOf(emails.slice(0, 2))).toBe(each[0]! + each[1]!);
  expect(await totalOf(emails)).toBe(all.total);
  expect((await client.glosas.list({ ...dates, userEmailList: emails })).total).toBe(0);
  expect((await client.glosas.list()).total).toBe(all.total);
});

test('the filter for errors separates credentials with and without an error', async () => {
  const [sound, faulty] = [await client.credentials.list(), await client.credentials.list({ error: true })];
  expect(Math.min(sound.total, faulty.total)).toBeGreaterThan(0);
  const ids = new Set(sound.items.map(({ id }) => id));
  expect(faulty.items.filter(({ id }) => ids.has(id))).toEqual([]);
});
