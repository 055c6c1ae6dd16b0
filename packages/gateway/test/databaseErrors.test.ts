import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createClient } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFailure, isBusy } from '../src/db/databaseErrors.ts';
import { type EmbeddedDatabase, openDatabase } from '../src/db/openDatabase.ts';
import { beneficiaries } from '../src/db/schema/eligibility.ts';
import { settings } from '../src/db/schema/settings.ts';
import { answerErrors } from '../src/http/answerErrors.ts';
import { requestLog } from '../src/http/monitoring/requestLog.ts';
import { serverOptions } from '../src/http/serverOptions.ts';

let folder: string;
let db: EmbeddedDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-failures-'));
  db = await openDatabase(join(folder, 'oraculo.db'));
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const cpf = '52998224725';

test('a failed query is answered with 500 and logged with its stack and cause, without personal data', async () => {
  await db.client.execute('DROP TABLE beneficiaries');
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  answerErrors(app);
  requestLog(app, Buffer.alloc(32));
  app.get('/falha', () => db.read.select().from(beneficiaries).where(eq(beneficiaries.cpf, cpf)));
  const answer = await app.inject('/falha');
  await app.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: 'Ocorreu um erro inesperado. Tente de novo mais tarde.' });
  const failure = lines.find((line) => line.includes('"msg":"failed"')) ?? '';
  expect(failure).toContain('no such table: beneficiaries');
  expect(failure).toMatch(/\\n +at /);
  expect(lines.join('')).not.toContain(cpf);
});

/** Downloads a file whose rows fail after this number of parts. Returns the answer and the log. */
async function downloadBroken(parts: number) {
  const lines: string[] = [];
  const { logController } = serverOptions({ logLevel: 'silent', trustedProxies: [] }, 'same-origin');
  const app = Fastify({ logController, logger: { stream: { write: (line: string) => lines.push(line) } } });
  answerErrors(app);
  app.get('/arquivo', async (_request, reply) => {
    const rows = async function* () {
      for (let part = 0; part < parts; part += 1) yield 'x'.repeat(100_000);
      await db.read.select().from(beneficiaries).where(sql`${beneficiaries.cpf} = ${cpf} AND nowhere = 1`);
    };
    return reply
      .headers({ 'content-disposition': 'attachment; filename="a.csv"', 'content-type': 'text/csv' })
      .send(Readable.from(rows()));
  });
  const { status, headers, body } = await app.listen({ port: 0, host: '127.0.0.1' }).then(async (origin) => {
    const answer = await fetch(`${origin}/arquivo`);
    return { status: answer.status, headers: answer.headers, body: await answer.text().catch(() => 'broken off') };
  });
  await app.close();
  return { status, disposition: headers.get('content-disposition'), body, log: lines.join('') };
}

test('a file that fails before its first byte becomes an error, logged without personal data', async () => {
  const { body, disposition, log, status } = await downloadBroken(0);
  expect([status, disposition, JSON.parse(body)]).toEqual([
    500,
    null,
    { message: expect.stringContaining('erro inesperado') },
  ]);
  expect(log).toContain('no such column: nowhere');
  expect(log).not.toContain(cpf);
});

test('a file that fails halfway breaks off, and the log has the cause without personal data', async () => {
  const { body, log, status } = await downloadBroken(1);
  expect([status, body]).toEqual([200, 'broken off']);
  expect(log).toContain('no such column: nowhere');
  expect(log).not.toContain(cpf);
});

test('a locked database is recognized as busy, however deep the error is nested', async () => {
  const url = `file:${join(folder, 'oraculo.db')}`;
  const impatient = createClient({ url, timeout: 0 });
  const held = await db.client.transaction('write');
  const refused = await drizzle(impatient)
    .insert(settings)
    .values({ name: 'a', value: 'b' })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  held.close();
  impatient.close();
  expect(isBusy(refused)).toBe(true);
  expect(isBusy(new Error('database is locked, said a user'))).toBe(false);
});

test('a thrown value that is not an error is described too', () => {
  expect(describeFailure(cpf)).toBe('Something that is no error was thrown');
});
