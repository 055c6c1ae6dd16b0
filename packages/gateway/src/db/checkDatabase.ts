import { chmod, open, stat } from 'node:fs/promises';
import { type Client, createClient } from '@libsql/client';
import { ConfigError } from '../settings/readConfig.ts';
import { isBusy } from './databaseErrors.ts';
import { migrationNames } from './migrate.ts';
import { commandLineOf } from '../settings/installation.ts';

const restoreHint = `Restaure uma cópia de segurança: ${commandLineOf('restore', '‹pasta›')}`;

const notADatabase = (file: string): ConfigError =>
  new ConfigError(`O arquivo ${file} não é um banco de dados do Oráculo, ou está danificado. ${restoreHint}`);

export const isNotADatabase = (error: unknown): boolean =>
  /^SQLITE_(NOTADB|CORRUPT|CANTOPEN)/.test(String((error as { code?: unknown }).code)) ||
  (error instanceof Error && error.cause !== undefined && isNotADatabase(error.cause));

/** Turns the driver's error about a file that is not a database into a sentence for the person who starts the gateway. */
export const asDatabaseError = (error: unknown, file: string): unknown =>
  isNotADatabase(error) ? notADatabase(file) : error;

/** Whether the database has no damaged page. Reads all of it; nobody else may have it open. */
export async function isIntact(file: string): Promise<boolean> {
  const client = createClient({ url: `file:${file}` });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check(1)');
    return rows.length === 1 && String(Object.values(rows[0]!)[0]) === 'ok';
  } catch (error) {
    if (isNotADatabase(error)) return false;
    throw error;
  } finally {
    client.close();
  }
}

/** Whether a gateway has the file open. SQLite lets a connection turn the write-ahead log off only if it is the last one. */
export async function isInUse(file: string): Promise<boolean> {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute('PRAGMA journal_mode = DELETE');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    if (isNotADatabase(error)) return false;
    throw error;
  } finally {
    client.close();
  }
}

/** Runs before any change. Refuses a database of a newer release or of another program, and leaves it as it is. */
export async function refuseUnknownDatabase(client: Client, file: string): Promise<void> {
  const { rows: tables } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  const names = new Set(tables.map(({ name }) => String(name)));
  if (names.size === 0) return;
  if (!names.has('migrations')) throw notADatabase(file);
  const known = new Set(await migrationNames());
  const { rows } = await client.execute('SELECT name FROM migrations');
  if (rows.some(({ name }) => !known.has(String(name)))) {
    throw new ConfigError(
      `O banco de dados em ${file} é de uma versão mais nova do Oráculo. Inicie essa versão, ou restaure uma cópia feita por esta: ${commandLineOf('restore', '‹pasta›')}`,
    );
  }
}

/** Whether the file exists and is not empty. */
export const hasDatabase = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );

/**
 * Lets only the owner read the database, its log and its index. SQLite creates the log and the index with the file mode
 * of the database.
 */
export async function restrictToOwner(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  await handle.close();
  for (const part of [file, `${file}-wal`, `${file}-shm`]) await chmod(part, 0o600).catch(() => undefined);
}
