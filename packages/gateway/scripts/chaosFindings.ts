import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { openDatabase } from '../src/db/openDatabase.ts';
import { sweepFiles } from '../src/jobs/sweepFiles.ts';
import type { FileStore } from '../src/storage/fileStore.ts';
import { FolderStore } from '../src/storage/folderStore.ts';
import type { Ledger } from './chaosWriters.ts';

export type Figures = Record<string, number>;

export interface Findings {
  /** Of each kind: acknowledged, and found. */
  landed: Record<string, [acknowledged: number, found: number]>;
  /** Every figure has to be 0. */
  wrong: Figures;
}

const rowsOf = async (client: Client, query: string): Promise<Record<string, unknown>[]> =>
  (await client.execute(query)).rows as unknown as Record<string, unknown>[];

const numberOf = async (client: Client, query: string): Promise<number> =>
  Number(Object.values((await rowsOf(client, query))[0] ?? {})[0] ?? -1);

/** How often each name is there. */
async function names(client: Client, query: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await rowsOf(client, query)) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  return counts;
}

const missing = (
  acknowledged: Iterable<string>,
  found: ReadonlyMap<string, number>,
  gone = new Set<string>(),
): number => [...acknowledged].filter((name) => !found.has(name) && !gone.has(name)).length;

const repeated = (found: ReadonlyMap<string, number>): number =>
  [...found.values()].filter((count) => count > 1).length;

const where = {
  checks:
    "SELECT card_number AS name FROM eligibility_records WHERE card_number LIKE '1%' AND full_name IS NULL AND length(card_number) = 16 AND consumer = 'Consulta individual' AND card_number < '1001'",
  credentials: "SELECT user AS name FROM credentials WHERE user LIKE 'caos.%'",
  batches: "SELECT lot AS name FROM batches WHERE file_name LIKE 'caos-%'",
  restores: "SELECT file_name AS name FROM restores WHERE file_name LIKE 'caos-%'",
  glosas: "SELECT spreadsheet_name AS name FROM glosa_uploads WHERE spreadsheet_name LIKE 'caos-%'",
  healthCards:
    "SELECT file_name AS name FROM health_card_uploads WHERE arrived_at IS NOT NULL AND file_name LIKE 'caos-%'",
  documents: "SELECT file_name AS name FROM documents WHERE file_name LIKE 'caos_%' ESCAPE '\\'",
  lines:
    "SELECT card_number AS name FROM eligibility_records WHERE card_number LIKE '9000000%' AND consumer = 'Gestão em massa' AND full_name IS NULL",
} as const;

async function filesAmiss(client: Client, files: FileStore): Promise<number> {
  let amiss = 0;
  for (const { id, size } of await rowsOf(client, 'SELECT id, size FROM files')) {
    // The sweep leaves the row of an expired file, with nothing in it.
    if (((await files.sizeOf(String(id))) ?? 0) !== Number(size)) amiss += 1;
  }
  return amiss;
}

/** What lies on disk and no row knows of, or should have gone with a row; the sweep of a day later has been. */
async function leftovers(dataDir: string, client: Client): Promise<number> {
  const rows = await rowsOf(client, 'SELECT id FROM files WHERE size > 0 AND is_pending = 0');
  const known = new Set(rows.map(({ id }) => String(id)));
  const stored = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const unknown = stored.filter((entry) => entry.isFile() && !known.has(entry.name));
  return unknown.length + (await readdir(join(dataDir, 'incoming'))).length;
}

/** What was answered for, beside what is there. */
export async function compare(dataDir: string, { answered, batchLines, deleting }: Ledger): Promise<Findings> {
  const db = await openDatabase(join(dataDir, 'oraculo.db'));
  const { client } = db;
  const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;
  await sweepFiles({
    db,
    files: new FolderStore(dataDir),
    now: tomorrow,
    uploadAddressMs: 0,
    abandonedBefore: tomorrow(),
  });
  const count = (query: string) => numberOf(client, query);
  const landed: Findings['landed'] = {};
  const wrong: Figures = {};
  for (const kind of ['checks', 'credentials', 'batches', 'restores', 'documents', 'glosas', 'healthCards'] as const) {
    const found = await names(client, where[kind]);
    landed[kind] = [answered[kind].size, found.size];
    wrong[`acknowledged ${kind} lost`] = missing(answered[kind], found, kind === 'glosas' ? deleting : undefined);
    wrong[`${kind} that count twice`] = repeated(found);
  }
  const glosas = await names(client, where.glosas);
  const back = [...answered.deletions].filter((name) => glosas.has(name)).length;
  landed.deletions = [answered.deletions.size, answered.deletions.size - back];
  wrong['deleted glosas that came back'] = back;
  landed.replacements = [answered.replacements.size, answered.replacements.size];
  wrong['files left on disk'] = await leftovers(dataDir, client);

  const reports = await count("SELECT count(*) FROM jobs WHERE kind = 'report' AND state = 'done'");
  landed.reports = [answered.reports.size, reports];
  wrong['acknowledged reports lost'] = Math.max(0, answered.reports.size - reports);

  const asked = await names(client, where.lines);
  const cards = [...batchLines.values()].flat();
  landed['lines of batches'] = [cards.length, asked.size];
  wrong['batch lines lost'] = missing(cards, asked);
  wrong['batch lines that count twice'] = repeated(asked);
  wrong['half batches'] = await count(
    `SELECT count(*) FROM batches WHERE file_name LIKE 'caos-%' AND (done <> total OR status IN ('aguardando', 'processando')
     OR total <> (SELECT count(*) FROM batch_lines WHERE batch_id = batches.id AND outcome IS NOT NULL))`,
  );
  wrong['half restores'] = await count(
    `SELECT count(*) FROM restores WHERE file_name LIKE 'caos-%' AND (done <> total OR status = 'waiting'
     OR total - completed <> (SELECT count(*) FROM restore_lines WHERE restore_id = restores.id AND error IS NOT NULL))`,
  );
  wrong['documents without an end'] = await count(
    "SELECT count(*) FROM documents WHERE file_name LIKE 'caos%' AND status <> 'sucesso' AND file_name NOT LIKE 'caos_novo%'",
  );
  wrong['jobs that did not end'] = await count("SELECT count(*) FROM jobs WHERE state IN ('open', 'failed')");
  wrong['files missing or of another size'] = await filesAmiss(client, new FolderStore(dataDir));
  wrong['records the day counts are off by'] = Math.abs(
    await count(
      "SELECT (SELECT count(*) FROM eligibility_records) - (SELECT sum(total) FROM eligibility_days WHERE ans_id = '' AND brand_id = 0)",
    ),
  );
  const [integrity] = await rowsOf(client, 'PRAGMA integrity_check');
  wrong['integrity problems'] = integrity?.integrity_check === 'ok' ? 0 : 1;
  await db.close();
  return { landed, wrong };
}
