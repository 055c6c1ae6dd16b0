import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '@oraculo/gateway/src/db/openDatabase.ts';
import { sweepFiles } from '@oraculo/gateway/src/jobs/sweepFiles.ts';
import type { FileStore } from '@oraculo/gateway/src/storage/fileStore.ts';
import type { Ledger } from './chaosWriters.ts';

export type Figures = Record<string, number>;

export interface Findings {
  /** The number of acknowledged and of found writes of each kind. */
  writes: Record<string, [acknowledged: number, found: number]>;
  /** Each figure must be 0. */
  wrong: Figures;
}

/** The data after the run, in either database. */
export interface StoredData {
  db: Database;
  /** The file store of each gateway. The stored files are shared; the temporary ones are not. */
  stores: FileStore[];
  /** The data folder of each gateway. */
  folders: string[];
  integrityProblems(): Promise<number>;
}

const rowsOf = async (db: Database, query: string): Promise<unknown[][]> =>
  (await db.read.all<object>(sql.raw(query))).map((row) => Object.values(row));

export const numberOf = async (db: Database, query: string): Promise<number> =>
  Number((await rowsOf(db, query))[0]?.[0] ?? -1);

/** The number of rows with each name. */
async function names(db: Database, query: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [name] of await rowsOf(db, query)) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  return counts;
}

const missing = (
  acknowledged: Iterable<string>,
  found: ReadonlyMap<string, number>,
  deleted = new Set<string>(),
): number => [...acknowledged].filter((name) => !found.has(name) && !deleted.has(name)).length;

const repeated = (found: ReadonlyMap<string, number>): number =>
  [...found.values()].filter((count) => count > 1).length;

/** A job waits ten minutes for an interrupted upload, so it does not count as unfinished work. */
export const unfinishedJobs = `(state = 'failed' OR (state = 'open' AND NOT (kind = 'health-card' AND EXISTS (
  SELECT 1 FROM health_card_uploads WHERE health_card_uploads.id = subject_id AND arrived_at IS NULL))))`;

const where = {
  checks:
    "SELECT card_number AS name FROM eligibility_records WHERE card_number LIKE '1%' AND full_name IS NULL AND length(card_number) = 16 AND consumer = 'Consulta individual' AND card_number < '1001'",
  credentials: 'SELECT "user" AS name FROM credentials WHERE "user" LIKE \'caos.%\'',
  batches: "SELECT lot AS name FROM batches WHERE file_name LIKE 'caos-%'",
  restores: "SELECT file_name AS name FROM restores WHERE file_name LIKE 'caos-%'",
  glosas: "SELECT spreadsheet_name AS name FROM glosa_uploads WHERE spreadsheet_name LIKE 'caos-%'",
  healthCards:
    "SELECT file_name AS name FROM health_card_uploads WHERE arrived_at IS NOT NULL AND file_name LIKE 'caos-%'",
  documents: "SELECT file_name AS name FROM documents WHERE file_name LIKE 'caos_%' ESCAPE '\\'",
  lines:
    "SELECT card_number AS name FROM eligibility_records WHERE card_number LIKE '9000000%' AND consumer = 'Gestão em massa' AND full_name IS NULL",
} as const;

async function countFileFaults(db: Database, files: FileStore): Promise<number> {
  let faulty = 0;
  for (const [id, size] of await rowsOf(db, 'SELECT id, size FROM files')) {
    // The sweep keeps the row of an expired file, with size 0.
    if (((await files.sizeOf(String(id))) ?? 0) !== Number(size)) faulty += 1;
  }
  return faulty;
}

const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;

/** Files without a row, or with a deleted row, after a sweep one day later. */
async function leftovers({ db, folders, stores: [files] }: StoredData): Promise<number> {
  const rows = await rowsOf(db, 'SELECT id FROM files WHERE size > 0 AND is_pending = 0');
  const known = new Set(rows.map(([id]) => String(id)));
  let left = 0;
  for await (const ids of files!.oldIds(tomorrow())) left += ids.filter((id) => !known.has(id)).length;
  if (files!.presignedUploads) for await (const ids of files!.presignedUploads.oldIds(tomorrow())) left += ids.length;
  for (const folder of folders) left += (await readdir(join(folder, 'incoming'))).length;
  return left;
}

/** Compares the acknowledged writes with the stored data. */
export async function compare(
  stored: StoredData,
  { answered, batchLines, deleting, faults }: Ledger,
): Promise<Findings> {
  const { db, stores } = stored;
  for (const files of stores) {
    await sweepFiles({ db, files, now: tomorrow, uploadAddressMs: 0, abandonedBefore: tomorrow() });
  }
  const count = (query: string) => numberOf(db, query);
  const writes: Findings['writes'] = {};
  const wrong: Figures = {};
  for (const kind of ['checks', 'credentials', 'batches', 'restores', 'documents', 'glosas', 'healthCards'] as const) {
    const found = await names(db, where[kind]);
    writes[kind] = [answered[kind].size, found.size];
    wrong[`acknowledged ${kind} lost`] = missing(answered[kind], found, kind === 'glosas' ? deleting : undefined);
    wrong[`${kind} that count twice`] = repeated(found);
  }
  const glosas = await names(db, where.glosas);
  const back = [...answered.deletions].filter((name) => glosas.has(name)).length;
  writes.deletions = [answered.deletions.size, answered.deletions.size - back];
  wrong['deleted glosas that came back'] = back;
  writes.replacements = [answered.replacements.size, answered.replacements.size];
  wrong['files without a row'] = await leftovers(stored);
  wrong['answers that are neither a success nor 503'] = faults.size;

  const reports = await count("SELECT count(*) FROM jobs WHERE kind = 'report' AND state = 'done'");
  writes.reports = [answered.reports.size, reports];
  wrong['acknowledged reports lost'] = Math.max(0, answered.reports.size - reports);

  const lines = await names(db, where.lines);
  const cards = [...batchLines.values()].flat();
  writes['lines of batches'] = [cards.length, lines.size];
  wrong['batch lines lost'] = missing(cards, lines);
  wrong['batch lines that count twice'] = repeated(lines);
  wrong['incomplete batches'] = await count(
    `SELECT count(*) FROM batches WHERE file_name LIKE 'caos-%' AND (done <> total OR status IN ('aguardando', 'processando')
     OR total <> (SELECT count(*) FROM batch_lines WHERE batch_id = batches.id AND outcome IS NOT NULL))`,
  );
  wrong['incomplete restores'] = await count(
    `SELECT count(*) FROM restores WHERE file_name LIKE 'caos-%' AND (done <> total OR status = 'waiting'
     OR total - completed <> (SELECT count(*) FROM restore_lines WHERE restore_id = restores.id AND error IS NOT NULL))`,
  );
  wrong['documents that did not end'] = await count(
    "SELECT count(*) FROM documents WHERE file_name LIKE 'caos%' AND status <> 'sucesso' AND file_name NOT LIKE 'caos_novo%'",
  );
  wrong['jobs that did not end'] = await count(`SELECT count(*) FROM jobs WHERE ${unfinishedJobs}`);
  wrong['files missing or of another size'] = await countFileFaults(db, stores[0]!);
  wrong['difference between the records and the counts by day'] = Math.abs(
    await count(
      "SELECT (SELECT count(*) FROM eligibility_records) - (SELECT sum(total) FROM eligibility_days WHERE ans_id = '' AND brand_id = 0)",
    ),
  );
  wrong['integrity problems'] = await stored.integrityProblems();
  return { writes, wrong };
}
