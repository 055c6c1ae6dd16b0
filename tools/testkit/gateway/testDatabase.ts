import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '@oraculo/gateway/src/db/openDatabase.ts';
import { openPostgres } from '@oraculo/gateway/src/db/postgres/openPostgres.ts';
import { bucketSettingsOf } from './sharedBucket.ts';

/** The server that the tests share when they run on PostgreSQL. If unset, each test has its own database file. */
export const sharedServer = process.env.ORACULO_TEST_POSTGRES;
export const isOnPostgres = sharedServer !== undefined;

async function asAdministrator(server: string, statement: string): Promise<void> {
  const client = new Client(`${server}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    // An open connection would prevent the process from ending.
    await client.end();
  }
}

export interface EmptyDatabase extends AsyncDisposable {
  url: string;
}

/** Creates a database on a server, and drops it when it is disposed. */
export async function createPostgresDatabase(server: string): Promise<EmptyDatabase> {
  const name = `teste_${randomBytes(8).toString('hex')}`;
  await asAdministrator(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  return {
    url: `${server}/${name}`,
    [Symbol.asyncDispose]: () => asAdministrator(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Creates a database with this name unless it exists, and returns its URL. */
export async function makeDatabase(server: string, name: string): Promise<string> {
  await asAdministrator(server, `CREATE DATABASE ${name} TEMPLATE template0`).catch((error: { code?: string }) => {
    // The database exists, or another process has just created it.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
  return `${server}/${name}`;
}

/** All gateways on one PostgreSQL have the same keys, from their environment. */
export const sharedKeys = { ORACULO_ENCRYPTION_KEY: '5e'.repeat(32), ORACULO_SIGNING_KEY: 'a7'.repeat(32) };

/** The settings of a gateway process that uses this folder. On PostgreSQL the database is named after the folder. */
export async function settingsOf(dataDir: string): Promise<Record<string, string>> {
  if (sharedServer === undefined) return {};
  const name = `pasta_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const url = await makeDatabase(sharedServer, name);
  const { filesUrl = '', s3Endpoint = '' } = bucketSettingsOf(dataDir) ?? {};
  return {
    ...sharedKeys,
    ORACULO_DATABASE_URL: url,
    ORACULO_FILES_URL: filesUrl,
    ORACULO_S3_ENDPOINT: s3Endpoint,
  };
}

/** Opens the database of a gateway process. */
export async function openDatabaseOf(dataDir: string): Promise<Database> {
  const { ORACULO_DATABASE_URL: url } = await settingsOf(dataDir);
  return url === undefined ? openDatabase(join(dataDir, 'oraculo.db')) : openPostgres(url);
}

/** An empty database of the engine that the tests use, migrated to the present release. */
export async function openTestDatabase(): Promise<Database & AsyncDisposable> {
  if (sharedServer !== undefined) {
    const place = await createPostgresDatabase(sharedServer);
    const db = await openPostgres(place.url);
    const dispose = async () => {
      await db.close();
      await place[Symbol.asyncDispose]();
    };
    return { ...db, [Symbol.asyncDispose]: dispose };
  }
  const folder = await mkdtemp(join(tmpdir(), 'oraculo-database-'));
  const db = await openDatabase(join(folder, 'oraculo.db'));
  const dispose = async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...db, [Symbol.asyncDispose]: dispose };
}
