import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/settings/readConfig.ts';
import { postgresRefusal } from '../src/db/postgres/checkPostgres.ts';
import { openPostgres } from '../src/db/postgres/openPostgres.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { createPostgresDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

const isInstalled = findPostgres() !== undefined;

let server: PostgresCluster;

beforeAll(async () => {
  if (isInstalled) server = await startPostgres();
}, 120_000);
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
}, 60_000);

test.runIf(isInstalled).each<[string, (url: string) => Promise<string>, RegExp]>([
  [
    'a server that is not there',
    async () => 'postgres://x:segredo@127.0.0.1:9/nada',
    /não responde.+ORACULO_DATABASE_URL/,
  ],
  ['a missing database', async (url) => url.replace(/\/\w+$/, '/nenhum'), /não existe.+createdb/],
  [
    'a database of another program',
    async (url) => prepared(url, 'CREATE TABLE receitas (nome text)'),
    /de outro programa/,
  ],
  [
    'a database of a newer release',
    async (url) =>
      prepared(
        url,
        "CREATE TABLE migrations (name text, applied_at bigint); INSERT INTO migrations VALUES ('9999_amanha.sql', 0)",
      ),
    /versão mais nova/,
  ],
  [
    'an incompletely copied database',
    async (url) =>
      prepared(
        url,
        "CREATE TABLE migrations (name text, applied_at bigint); INSERT INTO migrations VALUES ('0003_counts_by_filter.sql', 0)",
      ),
    /está incompleto/,
  ],
  ['a read-only database', async (url) => `${url}?options=-c%20default_transaction_read_only%3Don`, /só de leitura/],
  [
    'a database that may lose writes',
    async (url) => `${url}?options=-c%20synchronous_commit%3Doff`,
    /fsync e synchronous_commit/,
  ],
  ['a missing certificate file', async (url) => `${url}?sslrootcert=/nada/ca.crt`, /sslrootcert/],
  ['a server without TLS for a URL that requires it', async (url) => `${url}?sslmode=verify-full`, /não oferece TLS/],
])('%s stops the start with a message that names the setting and no password', async (_title, make, sentence) => {
  await using empty = await createPostgresDatabase(server.url);
  const refused = await openPostgres(await make(empty.url)).catch((error: unknown) => String(error));
  expect(refused).toMatch(sentence);
  expect(refused).toMatch(/ORACULO_DATABASE_URL/);
  expect(refused).not.toContain('segredo');
});

test.each([
  ['a user whom the server does not admit', { code: '28000' }, /pg_hba\.conf.+TLS/],
  ['a wrong password', { code: '28P01' }, /recusou o usuário ou a senha/],
  ['no password', { message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' }, /PGPASSWORD/],
  ['a certificate of an unknown authority', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /sslrootcert/],
  ['a certificate for another host', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, /nome do servidor/],
  ['a server that does not answer', { message: 'timeout exceeded when trying to connect' }, /não responde/],
])('%s is reported in a message that names the setting and no password', (_title, error, sentence) => {
  const refused = String(postgresRefusal(error, 'postgres://x:segredo@servidor/banco'));
  expect(refused).toMatch(sentence);
  expect(refused).toMatch(/ORACULO_DATABASE_URL: servidor\/banco/);
  expect(refused).not.toContain('segredo');
});

test('an unknown error has no explanation', () => {
  const error = new Error('algo novo');
  expect(postgresRefusal(error, 'postgres://servidor/banco')).toBe(error);
});

async function prepared(url: string, statements: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  await client.query(statements);
  await client.end();
  return url;
}

test.each([
  ['a slash', 'postgres://x:12/segredo@servidor/banco'],
  ['an at sign and a slash', 'postgres://x:p@segredo/1@servidor/banco'],
  ['a hash', 'postgres://x:12#segredo@servidor/banco'],
  ['a question mark', 'postgres://x:12?segredo@servidor/banco'],
])('a password with %s that is not encoded is refused and not shown', (_title, url) => {
  const read = () => readConfig({ ORACULO_DATABASE_URL: url });
  expect(read).toThrow(/senha codificada/);
  expect(read).not.toThrow(/segredo/);
});

test('a URL needs a database, and may have a password and options', () => {
  expect(() => readConfig({ ORACULO_DATABASE_URL: 'postgres://x@servidor' })).toThrow(/‹banco›/);
  const url = 'postgresql://x%40y:p%2F@servidor:5433/banco?sslmode=verify-full&sslrootcert=/etc/ca.crt';
  expect(readConfig({ ORACULO_DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('an invalid URL is refused with the name of the setting', () => {
  expect(() => readConfig({ ORACULO_DATABASE_URL: 'libsql://servidor' })).toThrow(
    /ORACULO_DATABASE_URL deve ser file:/,
  );
  expect(readConfig({ ORACULO_DATABASE_URL: 'file:outro.db' }).databaseFile).toMatch(/\/outro\.db$/);
});
