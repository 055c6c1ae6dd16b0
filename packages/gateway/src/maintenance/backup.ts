import { chmod, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, gt } from 'drizzle-orm';
import { loadKeys } from '../auth/keys.ts';
import { ConfigError, type GatewayConfig } from '../config.ts';
import { hasDatabase } from '../db/checkDatabase.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import { FileStore } from '../storage/fileStore.ts';

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new ConfigError(`A pasta ${folder} não está vazia. Escolha outra para a cópia.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/**
 * Copies database, files and keys, which belong together, beside a gateway that runs or does not. The database is copied as it is
 * at one instant; a file that went meanwhile is one that this instant's copy calls expired.
 */
export async function backUp(config: GatewayConfig, folder: string): Promise<{ files: number }> {
  if (!(await hasDatabase(config.databaseFile))) {
    throw new ConfigError(`Não há banco de dados em ${config.dataDir}: nada a copiar.`);
  }
  await emptyFolder(folder);
  const keys = await loadKeys(config.dataDir, true);
  const live = await openDatabase(config.databaseFile);
  const copy = join(folder, 'oraculo.db');
  await live.client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  await live.close();
  const hex = { encryption: keys.encryption.toString('hex'), signing: keys.signing.toString('hex') };
  await writeFile(join(folder, 'keys.json'), JSON.stringify(hex), { mode: 0o600, flush: true });

  const from = new FileStore(config.dataDir);
  const to = new FileStore(folder);
  await to.prepare();
  const db = await openDatabase(copy);
  let copied = 0;
  const held = and(gt(files.size, 0), eq(files.isPending, false));
  for (const { id, size } of await db.read.select({ id: files.id, size: files.size }).from(files).where(held)) {
    if (await copyStored(from.pathOf(id), to, id, size)) copied += 1;
    else await db.write((tx) => tx.update(files).set({ size: 0 }).where(eq(files.id, id)));
  }
  await db.close();
  return { files: copied };
}

/** False for what is gone or is not whole. */
export async function copyStored(source: string, store: FileStore, id: string, size: number): Promise<boolean> {
  const found = await stat(source).catch(() => undefined);
  if (found?.size !== size) return false;
  const temporary = store.temporaryPath();
  await copyFile(source, temporary);
  await chmod(temporary, 0o600);
  await store.keep(id, temporary);
  return true;
}
