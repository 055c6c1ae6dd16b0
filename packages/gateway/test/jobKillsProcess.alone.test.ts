import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batches, reports } from '../src/db/schema/eligibility.ts';
import { jobs } from '../src/db/schema/jobs.ts';
import { users } from '../src/db/schema/accounts.ts';
import { enqueue } from '../src/jobs/jobQueue.ts';
import { openDatabaseOf } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = fileURLToPath(new URL('./workerThatJobKills.ts', import.meta.url));
let dataDir: string;
const open = () => openDatabaseOf(dataDir);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oraculo-job-kills-'));
  const db = await open();
  await db.write(async (tx) => {
    await tx
      .insert(users)
      .values({ id: 1, username: 'ana', email: 'ana@exemplo', givenName: 'Ana', passwordHash: '', membership: [] });
    await tx.insert(batches).values({
      id: 1,
      lot: 'mata.csv',
      fileName: 'mata.csv',
      ansId: '301264',
      operatorName: 'Saúde Norte',
      brandId: 1,
      brandName: 'Aurora',
      userId: 1,
      status: 'aguardando',
      message: '',
      createdAt: 0,
      updatedAt: 0,
      total: 1,
      done: 0,
      failed: 0,
    });
    const dates = { firstDate: '2026-11-01', lastDate: '2026-11-20' };
    await tx.insert(reports).values({ id: 1, fileName: 'relatorio.csv', createdAt: 0, status: 'waiting', ...dates });
    await enqueue(tx, 'batch', 1, 1);
    await enqueue(tx, 'report', 1, 2);
  });
  await db.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the worker process and waits until it exits. */
async function start(run: number): Promise<{ signal: string | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, String(run)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
  });
  const [output, [, signal]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number, string]>,
  ]);
  return { signal, output: output.trim() };
}

test('a job that kills its process five times fails, and the other jobs succeed', async () => {
  const signals: (string | null)[] = [];
  let last = await start(0);
  while (last.signal !== null && signals.length < 8) {
    signals.push(last.signal);
    last = await start(signals.length);
  }
  expect(last).toEqual({ signal: null, output: 'finished' });
  expect(signals).toEqual(Array.from({ length: 5 }, () => 'SIGKILL'));

  const db = await open();
  expect((await db.read.select().from(batches))[0]).toMatchObject({
    status: 'erro',
    message:
      'O grupo não pôde ser processado, mesmo depois de várias tentativas. Divida o arquivo em partes menores e envie de novo.',
  });
  expect((await db.read.select().from(reports))[0]).toMatchObject({ status: 'done' });
  const ended = (await db.read.select().from(jobs)).map(({ kind, state }) => `${kind} ${state}`);
  expect(ended).toEqual(['batch failed', ...Array.from({ length: 7 }, () => 'report done')]);
  await db.close();
}, 120_000);
