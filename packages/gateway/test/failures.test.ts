import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFailure, isBusy } from '../src/db/failures.ts';
import { type Database, openDatabase } from '../src/db/openDatabase.ts';
import { beneficiaries } from '../src/db/schema/eligibility.ts';
import { settings } from '../src/db/schema/people.ts';
import { answerErrors } from '../src/http/answerErrors.ts';
import { requestLog } from '../src/http/requestLog.ts';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-failures-'));
  db = await openDatabase(join(folder, 'oraculo.db'));
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const cpf = '52998224725';

test('a query that fails ends in 500, and its log names query, place and cause but no person', async () => {
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

test('a database that somebody else writes to is busy, however deep the error lies', async () => {
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

test('what is no error is described as well', () => {
  expect(describeFailure(cpf)).toBe('Something that is no error was thrown');
});
