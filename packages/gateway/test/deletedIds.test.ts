import { readdir, readFile } from 'node:fs/promises';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { credentialDraft } from './drafts.ts';
import { glosaRows, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let admin: Awaited<ReturnType<TestGateway['clientOf']>>;

beforeAll(async () => {
  gateway = await startTestGateway();
  admin = await gateway.clientOf('admin');
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const soon = { timeout: 20_000, interval: 50 };

test('the id of a deleted credential is never used again', async () => {
  const first = await admin.credentials.create(credentialDraft);
  await admin.credentials.remove(first.id);
  const second = await admin.credentials.create(credentialDraft);
  expect(second.id).not.toBe(first.id);
  await expect(admin.credentials.remove(first.id)).rejects.toMatchObject({ kind: 'notFound' });
  expect((await admin.credentials.get(second.id)).user).toBe(credentialDraft.user);
});

test('a spreadsheet is processed after a refused one was deleted', async () => {
  const upload = async (name: string, rows: typeof glosaRows) => {
    await admin.glosas.upload(await sheetFile(rows, name));
    const row = async () => (await admin.glosas.list()).items.find((item) => item.spreadsheet_name === name)!;
    await expect.poll(async () => (await row()).status, soon).toMatch(/^(erro|sucesso)/);
    return row();
  };
  const refused = await upload('recusada.xlsx', glosaRows.slice(0, 1).concat([['', 'abc', '']]));
  expect(refused.status).toBe('erro');
  await admin.glosas.remove(refused.id);
  const again = await upload('corrigida.xlsx', glosaRows);
  expect(again.id).not.toBe(refused.id);
});

test('a database of an older release keeps its rows, and loses the jobs of deleted uploads', async () => {
  const folder = new URL('../src/db/migrations/', import.meta.url);
  const client = createClient({ url: ':memory:' });
  await client.execute('CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)');
  const before = (await readdir(folder)).filter((name) => name < '0005').toSorted();
  for (const name of before) {
    await client.executeMultiple(await readFile(new URL(name, folder), 'utf8'));
    await client.execute({ sql: 'INSERT INTO migrations VALUES (?, 0)', args: [name] });
  }
  await client.executeMultiple(`
    INSERT INTO users VALUES (1, 'ana', 'ana@example.com', 'Ana', 'hash', '[]');
    INSERT INTO glosa_uploads VALUES (4, 'a.xlsx', 1, 0, 'sucesso', 1, 1, 0, 'Pendente', 0, NULL);
    INSERT INTO glosa_lines VALUES (4, 2, '77', '1,00', 'motivo', NULL, NULL);
    INSERT INTO jobs (kind, subject_id, state, run_at) VALUES ('glosa', 4, 'done', 0), ('glosa', 5, 'done', 0);
  `);
  await migrate(client);
  const rowsOf = async (sql: string) => (await client.execute(sql)).rows.map((row) => Object.values(row));
  expect(await rowsOf('SELECT id, spreadsheet_name FROM glosa_uploads')).toEqual([[4, 'a.xlsx']]);
  expect(await rowsOf('SELECT upload_id, guide_number FROM glosa_lines')).toEqual([[4, '77']]);
  expect(await rowsOf('SELECT subject_id FROM jobs')).toEqual([[4]]);
  client.close();
});
