import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, gt } from 'drizzle-orm';
import { loadKeys } from '../auth/keys.ts';
import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import { hasDatabase, isInUse, isIntact } from '../db/checkDatabase.ts';
import { type Database, openDatabase } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import { FolderStore } from '../storage/folderStore.ts';
import { requireLocalData } from './backup.ts';
import { replaceTables } from './replaceTables.ts';
import { createWorkFolder } from './workFolder.ts';
import { commandLineOf } from '../settings/installation.ts';

/** A new installation gets the keys of the copy; an existing one must already have them. */
async function takeKeys({ dataDir, databaseFile }: GatewayConfig, folder: string): Promise<void> {
  const copied = await loadKeys(folder, true, {});
  if (!(await hasDatabase(databaseFile))) {
    await writeFile(join(dataDir, 'keys.json'), await readFile(join(folder, 'keys.json')), {
      mode: 0o600,
      flush: true,
    });
    return;
  }
  const present = await loadKeys(dataDir, true).catch(() => undefined);
  if (present === undefined) {
    await writeFile(join(dataDir, 'keys.json'), await readFile(join(folder, 'keys.json')), {
      mode: 0o600,
      flush: true,
    });
  } else if (!present.encryption.equals(copied.encryption)) {
    throw new ConfigError(
      `A cópia é de outra instalação: suas chaves não são as de ${dataDir}. Restaure-a numa pasta vazia: ORACULO_DATA_DIR=‹pasta› ${commandLineOf('restore', folder)}`,
    );
  }
}

async function putAside(file: string): Promise<void> {
  const aside = `${file}.${Date.now()}`;
  await rename(file, aside);
  for (const part of ['-wal', '-shm']) await rename(file + part, aside + part).catch(() => undefined);
}

/** The database to restore into. A damaged one is moved to another name. */
async function openTarget(file: string): Promise<Database> {
  if (await hasDatabase(file)) {
    // Runs first, because the driver keeps a connection open after it has read a damaged page.
    const inUse = await isInUse(file);
    // A damaged database may open, and fail only while its rows are replaced.
    if (!(await isIntact(file))) {
      if (inUse) {
        throw new ConfigError(
          `O banco de dados em ${file} está danificado e em uso. Pare o Oráculo e restaure de novo.`,
        );
      }
      await putAside(file);
    }
  }
  try {
    return await openDatabase(file);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    await putAside(file);
    return openDatabase(file);
  }
}

/**
 * Restores what `backUp` copied, and ends every session. Files are first copied to a folder that no sweep reads. They
 * are moved to their final paths in the transaction that inserts their rows.
 */
export async function restore(config: GatewayConfig, folder: string): Promise<{ files: number }> {
  requireLocalData(config);
  const source = join(folder, 'oraculo.db');
  if (!(await hasDatabase(source)))
    throw new ConfigError(`A pasta ${folder} não tem uma cópia de segurança do Oráculo.`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const store = new FolderStore(config.dataDir);
  await store.prepare();
  const ready = await createWorkFolder(config.dataDir);
  try {
    // A working copy, which is migrated to this release. The backup itself is not changed.
    const copy = join(ready, 'oraculo.db');
    await copyFile(source, copy);
    if (!(await isIntact(copy))) {
      throw new ConfigError(
        `O banco de dados da cópia em ${folder} está danificado. Nada foi alterado: use outra cópia.`,
      );
    }
    await takeKeys(config, folder);
    const saved = await openDatabase(copy);
    const held = and(gt(files.size, 0), eq(files.isPending, false));
    const rows = await saved.read.select({ id: files.id, size: files.size }).from(files).where(held);
    await saved.close();
    const from = new FolderStore(folder);
    for (const { id, size } of rows) {
      if (!(await from.copyOut(id, size, join(ready, id)))) {
        throw new ConfigError(`A cópia em ${folder} não está inteira: falta o arquivo ${id}.`);
      }
    }
    await (await openTarget(config.databaseFile)).close();
    const ids = rows.map(({ id }) => id);
    await replaceTables(config.databaseFile, copy, () => store.moveInto(ready, ids));
    return { files: rows.length };
  } finally {
    await rm(ready, { recursive: true, force: true });
  }
}
