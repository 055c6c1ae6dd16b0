import { eq, sql } from 'drizzle-orm';
import { ConfigError } from '../settings/readConfig.ts';
import type { Database, EmbeddedDatabase, Read, Write } from '../db/openDatabase.ts';
import { settings } from '../db/schema/settings.ts';
import { digestOf, rowsOf, type Table, TableDigest, tablesOf } from './tables.ts';

/** The name of a setting that is present until a gateway uses the copied database. */
const copiedSetting = 'copied';

/** Marks the database as in use, so that `copy-to` does not replace it any more. */
export const endCopying = (db: Database): Promise<unknown> =>
  db.writeRows((tx) => tx.delete(settings).where(eq(settings.name, copiedSetting)));

async function settingOf(read: Read, name: string): Promise<string | undefined> {
  const [row] = await read.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}

/** Throws unless the target is empty or has an earlier copy of the same installation. */
async function checkReplaceable(tx: Read, source: Read): Promise<void> {
  const held = (await tx.select().from(settings).limit(1)).length > 0;
  if (!held) return;
  const isCopy = (await settingOf(tx, copiedSetting)) !== undefined;
  if (isCopy && (await settingOf(tx, 'keyCheck')) === (await settingOf(source, 'keyCheck'))) return;
  throw new ConfigError(
    isCopy
      ? 'O banco de destino tem a cópia de outra instalação. Indique um banco vazio.'
      : 'O banco de destino já está em uso por um gateway. Indique um banco vazio.',
  );
}

async function copyTable(tx: Write, source: Read, table: Table): Promise<TableDigest> {
  const digest = new TableDigest();
  const name = sql.identifier(table.name);
  // The trigger has added counts while the records were copied.
  await tx.run(sql`DELETE FROM ${name}`);
  for await (const part of rowsOf(source, table)) {
    digest.add(part);
    const rows = part.map((row) => Object.fromEntries(table.columns.map((column, at) => [column, row[at]])));
    await tx.run(
      sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::json)`,
    );
  }
  return digest;
}

/** An id is never used twice, not even the id of a deleted row. */
async function copySequences(tx: Write, source: EmbeddedDatabase): Promise<void> {
  const { rows } = await source.client.execute('SELECT name, seq FROM sqlite_sequence WHERE seq > 0');
  for (const { name, seq } of rows) {
    const sequence = sql`pg_get_serial_sequence(${String(name)}, 'id')`;
    await tx.run(sql`SELECT setval(${sequence}, greatest(nextval(${sequence}), ${Number(seq)}::bigint + 1), false)`);
  }
}

/** Copies every row and compares the copies, in one transaction: if it fails, the target stays as it was. */
export async function copyRows(source: EmbeddedDatabase, target: Database): Promise<{ tables: number; rows: number }> {
  const tables = await tablesOf(source.client);
  return target.writeRows(async (tx) => {
    await checkReplaceable(tx, source.read);
    const all = sql.join(
      tables.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.run(sql`TRUNCATE ${all}`);
    let rows = 0;
    for (const table of tables) {
      const given = await copyTable(tx, source.read, table);
      const taken = await digestOf(tx, table);
      if (given.sum !== taken.sum) {
        throw new ConfigError(
          `A cópia da tabela ${table.name} não confere com a original: ${given.rows} linhas aqui, ${taken.rows} no destino. Nada foi alterado lá.`,
        );
      }
      rows += given.rows;
    }
    await target.engine.resetIdSequences(tx);
    await copySequences(tx, source);
    await tx.insert(settings).values({ name: copiedSetting, value: new Date().toISOString() });
    return { tables: tables.length, rows };
  });
}
