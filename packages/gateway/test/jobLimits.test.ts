import { afterEach, beforeEach, expect, test } from 'vitest';
import { batches } from '../src/db/schema/eligibility.ts';
import { glosaUploads, healthCardUploads, restores } from '../src/db/schema/uploads.ts';
import { openJobEnvironment } from './jobEnvironment.ts';
import { sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';

let environment: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  environment = await openJobEnvironment({ maxLines: 2 });
});
afterEach(() => environment[Symbol.asyncDispose]());

const common = { id: 1, userId: 1, createdAt: 0, total: 0, done: 0 };
const sheetOf = async (...rows: string[][]) =>
  environment.storeSource(new Uint8Array(await (await sheetFile(rows)).arrayBuffer()));
const tooLong = /mais de 2 linhas\. Divida-/;

test('a batch with more lines than the limit is refused', async () => {
  const sourceId = await environment.storeSource('CPF\n1\n2\n3\n');
  const batch = { lot: 'a.csv', fileName: 'a.csv', ansId: '301264', operatorName: '', brandId: 1, brandName: '' };
  const state = { status: 'aguardando', message: '', failed: 0, updatedAt: 0 } as const;
  await environment.db.write((tx) => tx.insert(batches).values({ ...common, ...batch, ...state, sourceId }));
  await expect(environment.step('batch', 1)).rejects.toThrow(tooLong);
});

test('a restore with more lines than the limit is refused', async () => {
  const sourceId = await environment.storeSource('ARQUIVO\na\nb\nc\n');
  const list = { fileName: 'a.csv', availableUntil: 0, completed: 0, status: 'waiting' } as const;
  await environment.db.write((tx) => tx.insert(restores).values({ ...common, ...list, sourceId }));
  await expect(environment.step('restore', 1)).rejects.toThrow(tooLong);
});

test('spreadsheets of glosas and of health cards are refused above the line limit', async () => {
  const reason = 'Justificativa longa';
  const glosas = ['1', '2', '3'].map((number) => [number, '', reason]);
  const cards = ['1', '2', '3'].map((cpf) => [cpf]);
  const upload = { spreadsheetName: 'a.xlsx', failed: 0, responseStatus: 'Pendente', responseCount: 0 } as const;
  const card = { fileName: 'a.xlsx', arrivedAt: 0, failed: 0, status: 'validating' } as const;
  const glosaId = await sheetOf(['NUMERO_GUIA', 'VALOR', 'JUSTIFICATIVA'], ...glosas);
  const cardId = await sheetOf(['CPF'], ...cards);
  await environment.db.write(async (tx) => {
    await tx.insert(glosaUploads).values({ ...common, ...upload, status: 'na fila', sourceId: glosaId });
    await tx.insert(healthCardUploads).values({
      ...common,
      ...card,
      sourceId: cardId,
    });
  });
  await expect(environment.step('glosa', 1)).rejects.toThrow(tooLong);
  expect(await environment.step('health-card', 1)).toBe('done');
  expect(await environment.db.read.select().from(healthCardUploads)).toMatchObject([
    { status: 'error', errorMessage: expect.stringMatching(tooLong) },
  ]);
});
