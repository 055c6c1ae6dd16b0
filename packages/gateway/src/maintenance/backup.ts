import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { loadKeys } from '../auth/keys.ts';
import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import { asDatabaseError, refuseUnknownDatabase, hasDatabase, restrictToOwner } from '../db/checkDatabase.ts';
import { retryWhileLocked } from '../db/openDatabase.ts';
import { flush } from '../storage/copyFiles.ts';
import { FolderStore } from '../storage/folderStore.ts';

/** Throws unless all data of the installation are in its folder, because only such data can be copied. */
export function requireLocalData({ databaseUrl, filesUrl }: GatewayConfig): void {
  if (databaseUrl === '' && filesUrl === '') return;
  throw new ConfigError(
    'As cópias de um PostgreSQL (ORACULO_DATABASE_URL) e de um bucket (ORACULO_FILES_URL) são de quem os opera: pg_dump ou réplica, e versões de objetos.',
  );
}

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new ConfigError(`A pasta ${folder} não está vazia. Escolha outra para a cópia.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/** Opens a database of any release without applying migrations. */
export async function withClient<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: `file:${file}`, timeout: 10, concurrency: 1 });
  try {
    return await work(client);
  } catch (error) {
    throw asDatabaseError(error, file);
  } finally {
    client.close();
  }
}

/** Only reads the file: a gateway of an older release may be using it, and needs the copy to return to that release. */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  await restrictToOwner(copy);
  await withClient(file, async (client) => {
    await retryWhileLocked(client, () => refuseUnknownDatabase(client, file));
    await retryWhileLocked(client, () => client.execute({ sql: 'VACUUM INTO ?', args: [copy] }));
  });
  await flush(copy);
}

/**
 * Copies the files that the copied database references. A file that was deleted meanwhile gets size 0 in the backup, so
 * the screen shows it as expired.
 */
async function copyStored(copy: string, from: FolderStore, to: FolderStore): Promise<number> {
  return withClient(copy, async (client) => {
    // Selects no column by name: the first release has no column for pending files.
    const { rows } = await client.execute('SELECT * FROM files WHERE size > 0');
    let copied = 0;
    for (const row of rows) {
      if (Number(row['is_pending'] ?? 0) === 1) continue;
      const id = String(row['id']);
      const file = { id, name: String(row['name']), contentType: String(row['content_type']) };
      if (await to.copyFrom(from, { ...file, size: Number(row['size']) })) copied += 1;
      else await client.execute({ sql: 'UPDATE files SET size = 0 WHERE id = ?', args: [id] });
    }
    return copied;
  });
}

/** Copies database, files and keys, which belong together; the gateway may be running. */
export async function backUp(config: GatewayConfig, folder: string): Promise<{ files: number }> {
  requireLocalData(config);
  if (!(await hasDatabase(config.databaseFile))) {
    throw new ConfigError(`Não há banco de dados em ${config.dataDir}: nada a copiar.`);
  }
  const keys = await loadKeys(config.dataDir, true);
  await emptyFolder(folder);
  const copy = join(folder, 'oraculo.db');
  await copyDatabase(config.databaseFile, copy);
  const hex = { encryption: keys.encryption.toString('hex'), signing: keys.signing.toString('hex') };
  await writeFile(join(folder, 'keys.json'), JSON.stringify(hex), { mode: 0o600, flush: true });
  const to = new FolderStore(folder);
  await to.prepare();
  return { files: await copyStored(copy, new FolderStore(config.dataDir), to) };
}
