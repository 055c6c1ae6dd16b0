import { writeCsv } from '@oraculo/api-client';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';
import vectors from '../../api-client/vectors.json' with { type: 'json' };
import { batches, batchLines, eligibilityRecords } from '../src/db/schema/eligibility.ts';

let gateway: TestGateway;
let client: Awaited<ReturnType<TestGateway['clientOf']>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  client = await gateway.clientOf('leitura');
}, 60_000);
afterAll(() => gateway[Symbol.asyncDispose]());

const inBulk = eq(eligibilityRecords.consumer, 'Gestão em massa');

/** Sends a CSV as the app does. Returns the outcome of its lines, and how many queries the operator received. */
async function send(name: string, rows: readonly (readonly string[])[], ansId: string) {
  const before = await gateway.db.read.$count(eligibilityRecords, inBulk);
  await client.batches.upload({ file: csvFile(writeCsv(rows), name), ansId, brandId: '1' });
  const [batch] = await gateway.db.read.select().from(batches).where(eq(batches.lot, name));
  const id = batch!.id;
  const running = and(eq(batches.id, id), ne(batches.status, 'processado'), ne(batches.status, 'erro'));
  await expect.poll(() => gateway.db.read.$count(batches, running), { timeout: 60_000, interval: 100 }).toBe(0);
  const lines = await gateway.db.read
    .select()
    .from(batchLines)
    .where(eq(batchLines.batchId, id))
    .orderBy(batchLines.line);
  return { lines, questions: (await gateway.db.read.$count(eligibilityRecords, inBulk)) - before };
}

const queryOf = <Vector extends { kind: string }>(written: readonly Vector[]) =>
  written.filter(({ kind }) => kind !== 'wrong').length;

// spec: x.45
test('CPFs over HTTP, as Excel, LibreOffice and people write them, never query another person', async () => {
  const written = vectors.cpf.filter(({ kind }) => kind !== 'blank');
  expect(written.length).toBeGreaterThan(50);
  const { lines, questions } = await send('cpfs.csv', [['CPF'], ...written.map(({ text }) => [text])], '301264');
  expect(lines.map(({ cpf, message }, at) => (written[at]!.kind === 'wrong' ? message : cpf))).toEqual(
    written.map(({ kind, value, says }) => (kind === 'wrong' ? says : value)),
  );
  expect(questions).toBe(queryOf(written));
}, 90_000);

// spec: x.45
test('card numbers of an operator over HTTP never query another person', async () => {
  const written = vectors.cardNumber.filter(({ kind, rule }) => rule === 'digits16' && kind !== 'blank');
  const rows = [['CARTEIRINHA', 'NOME'], ...written.map(({ text }) => [text, 'Ana'])];
  const { lines, questions } = await send('cartoes.csv', rows, '301264');
  expect(lines.map(({ cardNumber, message }, at) => (written[at]!.kind === 'wrong' ? message : cardNumber))).toEqual(
    written.map(({ kind, value, says }) => (kind === 'wrong' ? says : value)),
  );
  expect(questions).toBe(queryOf(written));
}, 90_000);
