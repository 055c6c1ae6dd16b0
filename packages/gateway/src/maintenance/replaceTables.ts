import { createClient } from '@libsql/client';
import { retryWhileLocked } from '../db/openDatabase.ts';

const quoted = (name: unknown): string => `"${String(name).replaceAll('"', '""')}"`;

/** A session in the copy may have been revoked since the copy, so all sessions end. */
const emptied = new Set(['sessions']);

/**
 * Replaces every table by the table of the copy, in one transaction, so that a running gateway sees all tables replaced
 * or none. `atEnd` runs inside the transaction, so that no sweep, which needs the same lock, runs before it.
 */
export async function replaceTables(file: string, copy: string, atEnd: () => Promise<void>): Promise<void> {
  // Uses one connection, because the copy is attached to a connection and the transaction reads it.
  const client = createClient({ url: `file:${file}`, timeout: 10, concurrency: 1 });
  try {
    const tx = await retryWhileLocked(client, async () => {
      await client.execute({ sql: 'ATTACH ? AS copy', args: [copy] });
      await client.execute('PRAGMA foreign_keys = OFF');
      return client.transaction('write');
    });
    try {
      const { rows } = await tx.execute(
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')",
      );
      // The counts by day come last, because the trigger of the records writes them too.
      const tables = rows
        .map(({ name }) => String(name))
        .toSorted((a, b) => Number(a === 'eligibility_days') - Number(b === 'eligibility_days'));
      for (const name of tables) {
        await tx.execute(`DELETE FROM main.${quoted(name)}`);
        if (!emptied.has(name)) await tx.execute(`INSERT INTO main.${quoted(name)} SELECT * FROM copy.${quoted(name)}`);
      }
      await atEnd();
      await tx.commit();
    } finally {
      tx.close();
    }
  } finally {
    client.close();
  }
}
