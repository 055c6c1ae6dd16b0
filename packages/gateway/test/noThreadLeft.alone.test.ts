import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSpreadsheet } from '../src/intake/sheets/readSpreadsheet.ts';
import { glosaRows, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';

const system = vi.hoisted(() => ({ hasThreads: true }));

// A test cannot make the system refuse a thread, so the constructor throws the error of such a refusal.
vi.mock('node:worker_threads', async (original) => {
  const threads = await original<typeof import('node:worker_threads')>();
  class Worker extends threads.Worker {
    constructor(...args: ConstructorParameters<typeof threads.Worker>) {
      if (!system.hasThreads) throw Object.assign(new Error('EAGAIN'), { code: 'ERR_WORKER_INIT_FAILED' });
      super(...args);
    }
  }
  return { ...threads, Worker };
});

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-threads-'));
  path = join(folder, 'guias.xlsx');
  await writeFile(path, new Uint8Array(await (await sheetFile(glosaRows)).arrayBuffer()));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function countRows(): Promise<number> {
  let rows = 0;
  for await (const row of readSpreadsheet(path, { maxLines: 100, owner: 'ana' })) if (row) rows += 1;
  return rows;
}

test('without a thread the sender gets Retry-After, and the readers are free for the next files', async () => {
  system.hasThreads = false;
  for (let file = 0; file < 3; file += 1) {
    await expect(countRows()).rejects.toMatchObject({ reason: 'unavailable', retryAfterSeconds: 5 });
  }
  system.hasThreads = true;
  expect(await countRows()).toBe(glosaRows.length);
}, 30_000);
