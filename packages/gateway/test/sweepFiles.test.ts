import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files, healthCardUploads } from '../src/db/schema/uploads.ts';
import { csvFile, pdfFile } from './sampleFiles.ts';
import { apiBase, startTestGateway, type TestGateway } from './testGateway.ts';

const dayMs = 24 * 60 * 60 * 1000;
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const exists = (id: string) =>
  access(gateway.files.pathOf(id)).then(
    () => true,
    () => false,
  );

async function storeFile(keptUntil: number | null): Promise<string> {
  const id = gateway.files.newId();
  const { path } = await gateway.files.receive(Readable.from(['CPF;Ana']), 100);
  await gateway.files.keep(id, path);
  await gateway.db.write((tx) =>
    tx.insert(files).values({ id, name: 'a.csv', contentType: 'text/csv', size: 7, createdAt: 0, keptUntil }),
  );
  return id;
}

test('the worker removes what has expired and addresses that nobody used, and nothing else', async () => {
  const [short, long, forever] = [
    await storeFile(Date.now() + dayMs),
    await storeFile(Date.now() + 3 * dayMs),
    await storeFile(null),
  ];
  const token = await gateway.tokenOf('recebiveis');
  await fetch(`${gateway.origin}${apiBase}/beneficiaries/uploadsignedurl?filename=nunca.xlsx`, {
    method: 'POST',
    headers: { key: gateway.config.applicationKey, token },
  });
  const unused = () => gateway.db.read.select().from(healthCardUploads).where(isNull(healthCardUploads.arrivedAt));
  expect(await unused()).toHaveLength(1);

  gateway.passTime(2 * dayMs);
  gateway.worker.wake();
  await expect.poll(unused, { timeout: 5000 }).toEqual([]);
  expect([await exists(short), await exists(long), await exists(forever)]).toEqual([false, true, true]);
  const [row] = await gateway.db.read.select().from(files).where(eq(files.id, short));
  expect(row).toMatchObject({ name: 'a.csv', size: 0 });
  const gone = await fetch(gateway.links.sign('GET', short, 'text/csv'));
  expect([gone.status, await gone.json()]).toEqual([403, { message: 'Arquivo expirado.' }]);
});

test('a file sent for processing goes after its days, a captured document stays', async () => {
  const client = await gateway.clientOf('admin');
  await client.batches.upload({ file: csvFile('CPF\n12345678909\n', 'prazo.csv'), ansId: '301264', brandId: '1' });
  await client.documents.upload(pdfFile('prazo_44-20-900777.pdf'));
  const idOf = async (name: string) =>
    (await gateway.db.read.select().from(files).where(eq(files.name, name)))[0]?.id ?? '';
  const [source, document] = [await idOf('prazo.csv'), await idOf('prazo_44-20-900777.pdf')];

  gateway.passTime(29 * dayMs);
  gateway.worker.wake();
  // The sweep has run when this one is gone.
  const mark = await storeFile(gateway.now() - 1);
  gateway.passTime(2 * 60 * 60 * 1000);
  gateway.worker.wake();
  await expect.poll(() => exists(mark), { timeout: 5000 }).toBe(false);
  expect([await exists(source), await exists(document)]).toEqual([true, true]);

  gateway.passTime(2 * dayMs);
  gateway.worker.wake();
  await expect.poll(() => exists(source), { timeout: 5000 }).toBe(false);
  expect(await exists(document)).toBe(true);
}, 30_000);
