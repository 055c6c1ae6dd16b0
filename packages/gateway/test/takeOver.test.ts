import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@oraculo/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batches, batchLines, eligibilityRecords } from '../src/db/schema/eligibility.ts';
import { jobs } from '../src/db/schema/jobs.ts';
import { type GatewayChild, signInAsAdmin, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { csvFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { openDatabaseOf } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let dataDir: string;
let first: GatewayChild;
let second: GatewayChild;

const settings = { ORACULO_JOB_PACE_MS: '30', ORACULO_JOB_LEASE_MS: '400' };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oraculo-two-'));
  first = await startChild(dataDir, settings);
  second = await startChild(dataDir, settings);
}, 90_000);
afterAll(async () => {
  await Promise.all([first.kill(), second.kill()]);
  await rm(dataDir, { recursive: true, force: true });
});

async function clientOf({ origin }: GatewayChild) {
  const { key, token } = await signInAsAdmin(origin);
  return createClient({ baseUrl: `${origin}/api/operator`, applicationKey: key, getToken: () => token });
}

const patient = { timeout: 60_000, interval: 100 };

test('two processes share the jobs, take over those of a killed process, and count each line once', async () => {
  const one = await clientOf(first);
  const other = await clientOf(second);
  // Each process sees the rows of the other at once, including sessions.
  const total = 60;
  const text = `CPF\n${Array.from({ length: total }, (_, index) => String(10_000_000_000 + index)).join('\n')}\n`;
  for (const name of ['um.csv', 'dois.csv', 'tres.csv']) {
    await one.batches.upload({ file: csvFile(text, name), ansId: '301264', brandId: '1' });
  }
  const today = new Date();
  const day = (back: number) => new Date(today.getTime() - back * 86_400_000).toISOString().slice(0, 10);
  await one.reports.request({ firstDate: day(20), lastDate: day(1) });
  const progress = async () => {
    const lots = await Promise.all(
      ['um.csv', 'dois.csv', 'tres.csv'].map((lotName) => other.batches.list({ lotName })),
    );
    return lots.map(({ items }) => items[0]?.status);
  };
  await expect.poll(progress, patient).toContain('processando');
  await first.kill();

  await expect.poll(progress, patient).toEqual(['erro', 'erro', 'erro']);
  await expect.poll(async () => (await other.reports.history()).items[0]?.status, patient).toBe('done');

  const db = await openDatabaseOf(dataDir);
  const rows = (await db.read.select().from(batches)).filter(({ lot }) => /^(um|dois|tres)\.csv$/.test(lot));
  expect(rows.map(({ done, failed }) => [done, failed])).toEqual(rows.map(() => [total, 0]));
  const lines = (await db.read.select().from(batchLines)).filter(({ batchId }) =>
    rows.some(({ id }) => id === batchId),
  );
  expect(lines).toHaveLength(3 * total);
  const records = (await db.read.select().from(eligibilityRecords)).filter(
    ({ consumer, cardNumber, fullName, createdAt }) =>
      consumer === 'Gestão em massa' &&
      cardNumber === null &&
      fullName === null &&
      createdAt >= today.getTime() - 60_000,
  );
  expect(records).toHaveLength(3 * total);
  const ended = (await db.read.select().from(jobs)).filter(({ kind, subjectId }) =>
    kind === 'batch' ? rows.some(({ id }) => id === subjectId) : kind === 'report',
  );
  expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['done']));
  await db.close();
}, 120_000);
