import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testGateway.ts';

let gateway: TestGateway;
let client: Awaited<ReturnType<TestGateway['clientOf']>>;

beforeAll(async () => {
  gateway = await startTestGateway();
  client = await gateway.clientOf('admin');
}, 60_000);
afterAll(() => gateway[Symbol.asyncDispose]());

const dates = { firstDate: '2000-01-01', lastDate: '2000-01-02' };
/** A link holds the second in which it ends. */
const withoutLinks = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (name, held) => (/url$/i.test(name) ? undefined : held)));
type Asked = { page?: number; pageSize?: number };

test.each<[string, (asked: Asked) => Promise<{ items: unknown[]; total: number }>]>([
  ['batches', (asked) => client.batches.list(asked)],
  ['documents', (asked) => client.documents.list(asked)],
  ['glosas', (asked) => client.glosas.list(asked)],
  ['health card', (asked) => client.healthCard.list(asked)],
  ['report history', (asked) => client.reports.history(asked)],
  ['credentials', (asked) => client.credentials.list(asked)],
])('each page of %s says how many there are in all, one behind the last as well', async (_name, list) => {
  const { items, total } = await list({ pageSize: 100 });
  expect(total).toBeGreaterThan(1);
  expect(items).toHaveLength(Math.min(total, 100));
  const second = await list({ page: 2, pageSize: 1 });
  expect(withoutLinks(second)).toMatchObject(withoutLinks({ items: [items[1]], total }));
  expect(await list({ page: 1000 })).toMatchObject({ items: [], total });
});

test('a list without a row says that there is none, on each page', async () => {
  for (const page of [1, 3])
    expect(await client.restore.list({ ...dates, page })).toMatchObject({ items: [], total: 0 });
});
