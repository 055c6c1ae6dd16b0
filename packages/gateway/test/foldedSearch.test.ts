import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';
import vectors from '../../ui/src/vectors.json' with { type: 'json' };
import { operators } from '../src/db/schema/operators.ts';

const named = vectors.folded.filter(({ text }) => text !== '');

let gateway: TestGateway;
let client: Awaited<ReturnType<TestGateway['clientOf']>>;

beforeAll(async () => {
  gateway = await startTestGateway();
  client = await gateway.clientOf('admin');
  const [model] = await gateway.db.read.select().from(operators).limit(1);
  await gateway.db.write((tx) =>
    tx.insert(operators).values(named.map(({ text }, at) => ({ ...model!, ansId: String(990_001 + at), name: text }))),
  );
}, 60_000);
afterAll(() => gateway[Symbol.asyncDispose]());

// spec: x.47
test.each(named)('the list of operators finds “$text” by “$folded”, and by itself', async ({ text, folded }) => {
  for (const name of [folded, text]) {
    const { items } = await client.operators.page({ name, pageSize: 100 });
    expect(items.map((item) => item.name)).toContain(text);
  }
});

// spec: x.47
test('a batch is found by the name of its file, with and without accents', async () => {
  await client.batches.upload({ file: csvFile('CPF\n52998224725\n', 'Março São.csv'), ansId: '301264', brandId: '1' });
  for (const lotName of ['março', 'MARCO_sao', 'Março'])
    expect((await client.batches.list({ lotName })).items.map(({ nome }) => nome)).toEqual(['Marco_Sao.csv']);
});
