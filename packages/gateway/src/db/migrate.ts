import { readdir, readFile } from 'node:fs/promises';
import type { Client } from '@libsql/client';
import { embeddedParts } from './embeddedEngine.ts';
import { withParts } from './engine.ts';

const folder = new URL('./migrations/', import.meta.url);

export const migrationFile = (name: string): URL => new URL(name, folder);

/** In the order in which they are applied. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

/**
 * Applies the numbered SQL files that this database has not seen, in order, each in one transaction.
 * When two processes start together, the second waits for the write lock and finds nothing left to do.
 */
export async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)');
  for (const name of await migrationNames()) {
    const tx = await client.transaction('write');
    try {
      const seen = await tx.execute({ sql: 'SELECT 1 FROM migrations WHERE name = ?', args: [name] });
      if (seen.rows.length === 0) {
        await tx.executeMultiple(withParts(await readFile(migrationFile(name), 'utf8'), embeddedParts));
        await tx.execute({ sql: 'INSERT INTO migrations VALUES (?, ?)', args: [name, Date.now()] });
      }
      await tx.commit();
    } finally {
      tx.close();
    }
  }
}
