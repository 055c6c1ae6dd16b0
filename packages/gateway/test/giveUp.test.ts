import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs, type JobKind } from '../src/db/schema/jobs.ts';
import { restoreLines, restores } from '../src/db/schema/uploads.ts';
import { jobHandlers } from '../src/jobs/handlers.ts';
import { enqueue } from '../src/jobs/jobQueue.ts';
import { startTestGateway, type TestGateway } from './testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const giveUp = (kind: JobKind, subjectId: number) =>
  gateway.db.write(async (tx) => {
    await enqueue(tx, kind, subjectId, Number.MAX_SAFE_INTEGER);
    const [job] = await tx.select().from(jobs).where(eq(jobs.subjectId, subjectId));
    await jobHandlers[kind].giveUp(tx, job!, 0);
  });

const list = { fileName: 'antigos.csv', userId: 1, createdAt: 0, availableUntil: 0, status: 'waiting' } as const;
const again = 'O arquivo não foi procurado. Envie a lista de novo.';

test('of a list that is given up every name that was not looked for says so', async () => {
  const client = await gateway.clientOf('admin');
  await gateway.db.write(async (tx) => {
    await tx.insert(restores).values({ ...list, id: 901, total: 3, done: 1, completed: 1 });
    await tx.insert(restoreLines).values([
      { restoreId: 901, line: 2, key: 'guia_2.pdf' },
      { restoreId: 901, line: 3, key: 'guia_3.pdf' },
    ]);
  });
  await giveUp('restore', 901);
  expect(await client.restore.errors('901')).toEqual([
    { key: 'guia_2.pdf', message: again },
    { key: 'guia_3.pdf', message: again },
  ]);
  expect(await gateway.db.read.select().from(restores).where(eq(restores.id, 901))).toMatchObject([
    { status: 'error', done: 1, completed: 1 },
  ]);
});

test('of a list that could not be read the list itself says what to do', async () => {
  const client = await gateway.clientOf('admin');
  await gateway.db.write((tx) => tx.insert(restores).values({ ...list, id: 902, total: 3, done: 0, completed: 0 }));
  await giveUp('restore', 902);
  expect(await client.restore.errors('902')).toEqual([
    {
      key: 'antigos.csv',
      message:
        'A lista não pôde ser lida, mesmo depois de várias tentativas. Divida-a em partes menores e envie de novo.',
    },
  ]);
});
