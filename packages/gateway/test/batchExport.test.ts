import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beneficiaries, eligibilityRecords } from '../src/db/schema/eligibility.ts';
import { files } from '../src/db/schema/uploads.ts';
import { csvFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('an expired result is built again as a new file, and a valid one is reused', async () => {
  await using gateway = await startTestGateway();
  const client = await gateway.clientOf('admin');
  await client.batches.upload({ file: csvFile('CPF\n12345678909\n', 'uma.csv'), ansId: '301264', brandId: '1' });
  const status = async () => (await client.batches.list({ lotName: 'uma.csv' })).items[0]?.status;
  await expect.poll(status, { timeout: 20_000 }).toBe('erro');
  const exported = async () => {
    const { signedUrl } = await (await gateway.clientOf('admin')).batches.export('uma.csv');
    const [file] = await gateway.db.read
      .select()
      .from(files)
      .where(eq(files.id, new URL(signedUrl).pathname.split('/').at(-1) ?? ''));
    return { file, text: await (await fetch(signedUrl)).text() };
  };
  const [first, second] = [await exported(), await exported()];
  expect(second).toEqual(first);

  gateway.passTime(31 * dayMs);
  const rebuilt = await exported();
  expect(rebuilt.text).toBe(first.text);
  // The sweep may remove the old file at this moment.
  expect(rebuilt.file?.id).not.toBe(first.file?.id);
}, 60_000);

test('a person whom the insurer refuses is not covered, in a batch and in an individual query', async () => {
  await using gateway = await startTestGateway();
  const client = await gateway.clientOf('admin');
  const [person] = await gateway.db.read.select().from(beneficiaries).where(eq(beneficiaries.ansId, '301264')).limit(1);
  const { cardNumber } = person!;
  const refusal = 'Carência em andamento';
  const here = eq(beneficiaries.id, person!.id);
  await gateway.db.write((tx) => tx.update(beneficiaries).set({ isActive: true, refusal }).where(here));
  const alone = await client.eligibility.check({ ansId: '301264', brandId: '1', cardNumber });
  expect(alone.eligible).toBe(false);
  const file = csvFile(`CARTEIRINHA\n${cardNumber}\n`, 'recusada.csv');
  await client.batches.upload({ file, ansId: '301264', brandId: '1' });
  const status = async () => (await client.batches.list({ lotName: 'recusada.csv' })).items[0]?.status;
  await expect.poll(status, { timeout: 20_000 }).toBe('processado');
  const { signedUrl } = await client.batches.export('recusada.csv');
  const text = await (await fetch(signedUrl)).text();
  expect(text).toContain('Inativo');
  expect(text).toContain(refusal);
  const [record] = await gateway.db.read
    .select()
    .from(eligibilityRecords)
    .orderBy(desc(eligibilityRecords.id))
    .limit(1);
  expect(record).toMatchObject({ cardNumber, isActive: false });
}, 60_000);
