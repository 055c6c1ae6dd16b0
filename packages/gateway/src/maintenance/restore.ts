import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { and, eq, gt } from 'drizzle-orm';
import { loadKeys } from '../auth/keys.ts';
import { ConfigError, type GatewayConfig } from '../config.ts';
import { hasDatabase } from '../db/checkDatabase.ts';
import { type Database, openDatabase, untilFree } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import { FileStore } from '../storage/fileStore.ts';
import { copyStored } from './backup.ts';

/** A new installation takes over the keys of the copy; an old one has to have them already. */
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
      `A cópia é de outra instalação: suas chaves não são as de ${dataDir}. Restaure-a numa pasta vazia: ORACULO_DATA_DIR=‹pasta› npm start -- --restore ${folder}`,
    );
  }
}

const quoted = (name: unknown): string => `"${String(name).replaceAll('"', '""')}"`;

/** Every table as the copy has it, in one transaction: a gateway that runs sees all of it or nothing. */
async function replaceTables(client: Client, copy: string): Promise<void> {
  await client.execute({ sql: 'ATTACH ? AS copy', args: [copy] });
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')",
  );
  // The counts by day last: the trigger of the records writes them too.
  const tables = rows
    .map(({ name }) => String(name))
    .toSorted((a, b) => Number(a === 'eligibility_days') - Number(b === 'eligibility_days'));
  const statements = tables.flatMap((name) => [
    `DELETE FROM main.${quoted(name)}`,
    `INSERT INTO main.${quoted(name)} SELECT * FROM copy.${quoted(name)}`,
  ]);
  const script = ['BEGIN IMMEDIATE', ...statements, 'COMMIT'].join(';\n');
  await client.execute('PRAGMA foreign_keys = OFF');
  // The driver takes back a script that fails in the middle.
  await untilFree(() => client.executeMultiple(script));
  await client.execute('DETACH copy');
}

/** The database that the copy goes into. One that cannot be opened is put aside as it is: it is what the copy is needed for. */
async function openTarget(file: string): Promise<Database> {
  try {
    return await openDatabase(file);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const aside = `${file}.${Date.now()}`;
    await rename(file, aside);
    for (const part of ['-wal', '-shm']) await rename(file + part, aside + part).catch(() => undefined);
    return openDatabase(file);
  }
}

/** Puts back what `backUp` copied. Files come first, so that no row points to what is not there. */
export async function restore(config: GatewayConfig, folder: string): Promise<{ files: number }> {
  const source = join(folder, 'oraculo.db');
  if (!(await hasDatabase(source)))
    throw new ConfigError(`A pasta ${folder} não tem uma cópia de segurança do Oráculo.`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await takeKeys(config, folder);
  const store = new FileStore(config.dataDir);
  await store.prepare();
  // A copy of the copy, brought to this release: what was saved stays as it was saved.
  const workplace = await mkdtemp(join(config.dataDir, 'restore-'));
  try {
    const copy = join(workplace, 'oraculo.db');
    await copyFile(source, copy);
    const saved = await openDatabase(copy);
    const held = and(gt(files.size, 0), eq(files.isPending, false));
    const rows = await saved.read.select({ id: files.id, size: files.size }).from(files).where(held);
    const from = new FileStore(folder);
    for (const { id, size } of rows) {
      if (!(await copyStored(from.pathOf(id), store, id, size))) {
        throw new ConfigError(`A cópia em ${folder} não está inteira: falta o arquivo ${id}.`);
      }
    }
    await saved.close();
    const db = await openTarget(config.databaseFile);
    await replaceTables(db.client, copy);
    await db.close();
    return { files: rows.length };
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}
