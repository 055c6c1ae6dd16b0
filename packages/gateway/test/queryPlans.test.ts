import { createClient, type Client as Database, type InArgs } from '@libsql/client';
import type { Logger } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

type Client = Awaited<ReturnType<TestGateway['clientOf']>>;

let gateway: TestGateway;
let client: Client;
let explaining: Database;

beforeAll(async () => {
  gateway = await startTestGateway();
  client = await gateway.clientOf('admin');
  explaining = createClient({ url: `file:${gateway.config.databaseFile}` });
}, 60_000);
afterAll(async () => {
  explaining.close();
  await gateway[Symbol.asyncDispose]();
});

/** Returns the query plans of all queries of a call. */
async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
  // Prepared queries keep the logger of their session, so this replaces its method.
  const { logger } = (gateway.db.read as unknown as { session: { logger: Logger } }).session;
  const { logQuery } = logger;
  const statements: { sql: string; args: InArgs }[] = [];
  logger.logQuery = (sql, args) => {
    statements.push({ sql, args: args as InArgs });
  };
  try {
    await call();
  } finally {
    logger.logQuery = logQuery;
  }
  const plans: string[] = [];
  for (const { sql, args } of statements) {
    // Skips the queries of the worker.
    if (/"(jobs|sessions)"/.test(sql)) continue;
    const { rows } = await explaining.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    plans.push(rows.map(({ detail }) => String(detail)).join('; '));
  }
  return plans;
}

const dates = { firstDate: '2026-10-01', lastDate: '2026-10-20' };
const someone = 'ninguem@oraculo.exemplo';
const grown = 'batches|documents|restores|glosa_uploads|health_card_uploads|reports|eligibility_records';

test.each<[string, (c: Client) => Promise<unknown>]>([
  ['documents.list', (c) => c.documents.list()],
  ['documents.list of a month', (c) => c.documents.list(dates)],
  ['documents.list of one user', (c) => c.documents.list({ userEmail: someone })],
  ['documents.users', (c) => c.documents.users()],
  ['batches.list', (c) => c.batches.list()],
  ['batches.list of one user', (c) => c.batches.list({ userEmail: someone })],
  ['batches.users', (c) => c.batches.users()],
  ['restore.list', (c) => c.restore.list(dates)],
  ['restore.users', (c) => c.restore.users()],
  ['glosas.list', (c) => c.glosas.list()],
  ['glosas.list of a month', (c) => c.glosas.list(dates)],
  ['healthCard.list', (c) => c.healthCard.list()],
  ['healthCard.users', (c) => c.healthCard.users()],
  ['reports.history', (c) => c.reports.history()],
  ['eligibility.search', (c) => c.eligibility.search(dates)],
])('%s neither reads nor sorts a whole table', async (_name, call) => {
  const plans = await plansOf(() => call(client));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).not.toMatch(new RegExp(`SCAN (${grown})(;|$)`));
    // Sorting is accepted for users: there are few of them.
    expect(plan).not.toMatch(/^(?!SCAN users;).*USE TEMP B-TREE FOR ORDER BY/);
  }
});
