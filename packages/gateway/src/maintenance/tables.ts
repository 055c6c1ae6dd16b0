import { createHash, type Hash } from 'node:crypto';
import type { Client } from '@libsql/client';
import { sql } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';

export interface Table {
  name: string;
  columns: string[];
  /** The primary key, by which both engines sort the rows in the same order. */
  key: string[];
}

type Row = unknown[];

const rowsInPart = 1000;

/** Every table except `migrations`, in an order in which referenced tables come first. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations' ORDER BY name",
  );
  const left = new Map<string, { table: Table; refersTo: string[] }>();
  for (const { name } of rows) {
    const columns = (await client.execute({ sql: 'SELECT * FROM pragma_table_info(?)', args: [name!] })).rows;
    const references = await client.execute({ sql: 'SELECT * FROM pragma_foreign_key_list(?)', args: [name!] });
    const inKey = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
    left.set(String(name), {
      table: {
        name: String(name),
        columns: columns.map((column) => String(column.name)),
        key: inKey.map((column) => String(column.name)),
      },
      refersTo: references.rows.map(({ table }) => String(table)).filter((other) => other !== name),
    });
  }
  const ordered: Table[] = [];
  while (left.size > 0) {
    const [name, next] = [...left].find(([, { refersTo }]) => refersTo.every((other) => !left.has(other)))!;
    ordered.push(next.table);
    left.delete(name);
  }
  // A trigger writes the counts by day with the records.
  return ordered.toSorted((a, b) => Number(a.name === 'eligibility_days') - Number(b.name === 'eligibility_days'));
}

const listOf = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** All rows in the order of the primary key, one part at a time. */
export async function* rowsOf(read: Read, { columns, key, name }: Table): AsyncGenerator<Row[]> {
  const keyAt = key.map((column) => columns.indexOf(column));
  let last: Row | undefined;
  for (;;) {
    const values =
      last &&
      sql.join(
        keyAt.map((at) => sql`${last![at]}`),
        sql`, `,
      );
    const after = values ? sql`WHERE (${listOf(key)}) > (${values})` : sql``;
    const rows = await read.all<object>(
      sql`SELECT ${listOf(columns)} FROM ${sql.identifier(name)} ${after} ORDER BY ${listOf(key)} LIMIT ${rowsInPart}`,
    );
    // The embedded engine returns cells by index.
    const part: Row[] = rows.map((row) => Object.values(row));
    if (part.length > 0) yield part;
    if (part.length < rowsInPart) return;
    last = part.at(-1);
  }
}

/** A text that is equal for equal rows of both engines. */
export class TableDigest {
  readonly #hash: Hash = createHash('sha256');
  rows = 0;

  add(part: readonly Row[]): void {
    for (const row of part) this.#hash.update(`${JSON.stringify(row)}\n`);
    this.rows += part.length;
  }

  get sum(): string {
    return `${this.rows} ${this.#hash.copy().digest('hex')}`;
  }
}

export async function digestOf(read: Read, table: Table): Promise<TableDigest> {
  const digest = new TableDigest();
  for await (const part of rowsOf(read, table)) digest.add(part);
  return digest;
}
