import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { openDatabase } from '../src/db/openDatabase.ts';
import { FileStore } from '../src/storage/fileStore.ts';
import type { Ledger } from './chaosWriters.ts';

export interface Findings {
  [figure: string]: number;
}

const rowsOf = async (client: Client, query: string): Promise<Record<string, unknown>[]> =>
  (await client.execute(query)).rows as unknown as Record<string, unknown>[];

const countBy = (rows: readonly Record<string, unknown>[], column: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(String(row[column]), (counts.get(String(row[column])) ?? 0) + 1);
  return counts;
};

const missing = (acknowledged: Iterable<string>, found: ReadonlyMap<string, number>): number =>
  [...acknowledged].filter((name) => !found.has(name)).length;

const repeated = (found: ReadonlyMap<string, number>): number =>
  [...found.values()].filter((count) => count > 1).length;

/** Every figure but the first three has to be 0. */
export async function compare(dataDir: string, ledger: Ledger): Promise<Findings> {
  const db = await openDatabase(`file:${join(dataDir, 'oraculo.db')}`);
  const { client } = db;
  const files = new FileStore(dataDir);
  const checks = countBy(
    await rowsOf(
      client,
      "SELECT card_number FROM eligibility_records WHERE card_number LIKE '1%' AND full_name IS NULL AND length(card_number) = 16 AND consumer = 'Consulta individual' AND card_number < '1001'",
    ),
    'card_number',
  );
  const credentials = countBy(await rowsOf(client, "SELECT user FROM credentials WHERE user LIKE 'caos.%'"), 'user');
  const batches = await rowsOf(client, "SELECT * FROM batches WHERE file_name LIKE 'caos-%'");
  const lots = countBy(batches, 'lot');
  const asked = countBy(
    await rowsOf(
      client,
      "SELECT card_number FROM eligibility_records WHERE card_number LIKE '9%' AND consumer = 'Gestão em massa' AND full_name IS NULL",
    ),
    'card_number',
  );
  const lines = countBy(await rowsOf(client, 'SELECT batch_id FROM batch_lines WHERE outcome IS NOT NULL'), 'batch_id');
  const [counted] = await rowsOf(
    client,
    "SELECT (SELECT count(*) FROM eligibility_records) - (SELECT sum(total) FROM eligibility_days WHERE ans_id = '') AS off",
  );
  const [reports] = await rowsOf(client, "SELECT count(*) AS total FROM jobs WHERE kind = 'report' AND state = 'done'");
  const [waiting] = await rowsOf(client, "SELECT count(*) AS total FROM jobs WHERE state IN ('open', 'failed')");
  const [integrity] = await rowsOf(client, 'PRAGMA integrity_check');
  const gone: string[] = [];
  for (const { id, size } of await rowsOf(client, 'SELECT id, size FROM files')) {
    const onDisk = await stat(files.pathOf(String(id))).catch(() => undefined);
    if (onDisk?.size !== Number(size)) gone.push(String(id));
  }
  const cards = [...ledger.batches.values()].flat();
  await db.close();
  return {
    'acknowledged writes': ledger.checks.size + ledger.credentials.size + ledger.batches.size + ledger.reports,
    'batches in the database': batches.length,
    'lines asked about': asked.size,
    'acknowledged checks lost': missing(ledger.checks, checks),
    'acknowledged credentials lost': missing(ledger.credentials, credentials),
    'acknowledged batches lost': missing(ledger.batches.keys(), lots),
    'acknowledged reports lost': Math.max(0, ledger.reports - Number(reports?.total ?? 0)),
    'writes that count twice': repeated(checks) + repeated(credentials) + repeated(lots),
    'batch lines lost': missing(cards, asked),
    'batch lines that count twice': repeated(asked),
    'half batches': batches.filter(
      ({ id, total, done, status }) =>
        done !== total || lines.get(String(id)) !== total || status === 'processando' || status === 'aguardando',
    ).length,
    'jobs that did not end': Number(waiting?.total ?? -1),
    'files missing or of another size': gone.length,
    'records the day counts are off by': Math.abs(Number(counted?.off ?? -1)),
    'integrity problems': integrity?.integrity_check === 'ok' ? 0 : 1,
  };
}
