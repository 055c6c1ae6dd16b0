import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gt } from 'drizzle-orm';
import { loadKeys } from '../auth/keys.ts';
import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import { hasDatabase } from '../db/checkDatabase.ts';
import { connectDatabase } from '../db/connectDatabase.ts';
import { type EmbeddedDatabase, openDatabase } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import { hasDemo } from '../seed/fillDatabase.ts';
import { isMissing } from '../storage/bucketErrors.ts';
import type { FileDescription, FileStore } from '../storage/fileStore.ts';
import { FolderStore } from '../storage/folderStore.ts';
import { openStorage } from '../storage/openStorage.ts';
import { copyDatabase } from './backup.ts';
import { copyRows } from './copyRows.ts';
import { createWorkFolder } from './workFolder.ts';

export interface CopyTarget {
  databaseUrl: string;
  filesUrl: string;
}

export interface CopiedCounts {
  tables: number;
  rows: number;
  files: number;
  /** The demonstration has public passwords, and the gateway serves it only to its own machine. */
  isDemo: boolean;
}

/** Removes rows that only the running gateway needs: sessions, unfinished uploads, and owners of jobs. */
const clearRuntimeState = [
  'DELETE FROM sessions',
  'DELETE FROM files WHERE is_pending = 1',
  "UPDATE jobs SET owner = NULL, lease_until = 0 WHERE state = 'open'",
];

/** The checksum of the bytes; undefined for a missing file. */
async function sumOf(store: FileStore, id: string): Promise<string | undefined> {
  try {
    await using file = await store.openLocal(id);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file.path), hash);
    return hash.digest('hex');
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * True if source and target have the file; false if it was removed from the source meanwhile. A file of an earlier copy
 * stays.
 */
async function copyFile(from: FileStore, to: FileStore, file: FileDescription & { size: number }): Promise<boolean> {
  const given = await sumOf(from, file.id);
  if (given === undefined) return false;
  if ((await to.sizeOf(file.id)) === file.size && (await sumOf(to, file.id)) === given) return true;
  if (!(await to.copyFrom(from, file))) return false;
  if ((await sumOf(to, file.id)) === given) return true;
  throw new ConfigError(
    `A cópia do arquivo ${file.id} em ORACULO_FILES_URL não confere com o original. Repita a cópia.`,
  );
}

async function copyStored(copy: EmbeddedDatabase, from: FileStore, to: FileStore): Promise<number> {
  let copied = 0;
  for (const file of await copy.read.select().from(files).where(gt(files.size, 0))) {
    if (await copyFile(from, to, file)) copied += 1;
    else await copy.client.execute({ sql: 'UPDATE files SET size = 0 WHERE id = ?', args: [file.id] });
  }
  return copied;
}

/**
 * Copies an installation of one machine to PostgreSQL and a bucket, even while a gateway uses it. Files are copied
 * first, so that every copied row has its file. A second run copies only what is new.
 */
export async function copyTo(config: GatewayConfig, wanted: CopyTarget): Promise<CopiedCounts> {
  if (config.databaseUrl !== '' || config.filesUrl !== '') {
    throw new ConfigError(
      'A cópia parte do banco e da pasta de uma máquina. Tire ORACULO_DATABASE_URL e ORACULO_FILES_URL deste comando.',
    );
  }
  if (wanted.databaseUrl === '' || wanted.filesUrl === '') {
    throw new ConfigError('A cópia vai para um PostgreSQL e um bucket: --copy-to ‹postgres://…› --files ‹s3://…›');
  }
  if (!(await hasDatabase(config.databaseFile))) {
    throw new ConfigError(`Não há banco de dados em ${config.dataDir}: nada a copiar.`);
  }
  const keys = await loadKeys(config.dataDir, true);
  const workFolder = await createWorkFolder(config.dataDir);
  const file = join(workFolder, 'oraculo.db');
  const target = await connectDatabase({ ...config, ...wanted });
  try {
    const { files: store } = await openStorage(
      { ...config, ...wanted },
      { signingKey: keys.signing, ownOrigin: () => 'http://localhost', now: Date.now },
    );
    await copyDatabase(config.databaseFile, file);
    const copy = await openDatabase(file);
    try {
      await copy.client.batch(clearRuntimeState, 'write');
      const copied = await copyStored(copy, new FolderStore(config.dataDir), store);
      return { ...(await copyRows(copy, target)), files: copied, isDemo: await hasDemo(copy) };
    } finally {
      await copy.close();
    }
  } finally {
    await target.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}
