import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { settings } from '../src/db/schema/settings.ts';
import { apiBase, startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);

test('while another program holds the write lock, reads succeed and a write gets Retry-After within 5 s', async () => {
  await using gateway = await startTestGateway();
  const headers = {
    key: gateway.config.applicationKey,
    token: await gateway.tokenOf('leitura'),
    'content-type': 'application/json',
  };
  const other = createClient({ url: `file:${gateway.config.databaseFile}` });
  const lock = await other.transaction('write');
  const body = JSON.stringify({ firstDate: today(), lastDate: today(), ansId: null, brandId: null });
  const report = () => fetch(`${gateway.origin}${apiBase}/eligibility/report`, { method: 'POST', headers, body });
  try {
    const began = performance.now();
    const writes = Promise.all(Array.from({ length: 4 }, report));
    const waits: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const from = performance.now();
      expect((await fetch(`${gateway.origin}${apiBase}/brands/dataprovider/all`, { headers })).status).toBe(200);
      waits.push(performance.now() - from);
    }
    expect(Math.max(...waits)).toBeLessThan(1000);
    for (const answer of await writes) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(((await answer.json()) as { message: string }).message).toMatch(/Tente de novo em instantes/);
    }
    expect(performance.now() - began).toBeLessThan(6000);
  } finally {
    await lock.rollback();
    other.close();
  }
  expect((await report()).status).toBe(200);
}, 60_000);

test('waiting writes continue as soon as the other program has committed', async () => {
  await using gateway = await startTestGateway();
  const other = createClient({ url: `file:${gateway.config.databaseFile}` });
  const lock = await other.transaction('write');
  await lock.execute("INSERT INTO settings VALUES ('other', 'program')");
  const write = (name: string) => gateway.db.write((tx) => tx.insert(settings).values({ name, value: '' }));
  const waiting = write('first');
  await pause(200);
  await lock.commit();
  other.close();
  await waiting;
  await write('second');
  expect((await gateway.db.read.select().from(settings)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['other', 'first', 'second']),
  );
}, 60_000);
