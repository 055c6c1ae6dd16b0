import { restoreColumns } from '@oraculo/api-client/contract';
import { asc, and, eq, gt, inArray, lte } from 'drizzle-orm';
import { insertMany } from '../db/insertMany.ts';
import type { Write } from '../db/openDatabase.ts';
import { archivedFiles, restoreLines, restores } from '../db/schema/uploads.ts';
import { ownerOf, readCsvTable } from '../intake/readTable.ts';
import { chunkSize } from './chunkSize.ts';
import { PackedRows } from './PackedRows.ts';
import type { StepOutcome } from './jobQueue.ts';
import type { JobHandler, JobContext } from './jobWorker.ts';

type Restore = typeof restores.$inferSelect;
type Line = typeof restoreLines.$inferSelect;

/** Lines are numbered by their position, so that `done` says where to continue. */
async function readLines(restore: Restore, { files, maxLines }: JobContext) {
  const rows = new PackedRows<Line>();
  if (restore.sourceId !== null) {
    await using source = await files.openLocal(restore.sourceId);
    for await (const { key } of readCsvTable(source.path, restoreColumns, {
      maxLines,
      owner: ownerOf(restore),
    })) {
      rows.push({ restoreId: restore.id, line: rows.length + 1, key, error: null });
    }
  }
  return async (tx: Write): Promise<StepOutcome> => {
    await insertMany(tx, restoreLines, rows);
    await tx.update(restores).set({ total: rows.length }).where(eq(restores.id, restore.id));
    return 'again';
  };
}

async function fetchNext(restore: Restore, lines: readonly Line[], { db }: JobContext) {
  const found = new Set<string>();
  for (let from = 0; from < lines.length; from += 500) {
    const names = lines.slice(from, from + 500).map(({ key }) => key);
    const held = await db.read.select().from(archivedFiles).where(inArray(archivedFiles.name, names));
    for (const { name } of held) found.add(name);
  }
  const missing = lines.filter(({ key }) => !found.has(key));
  return async (tx: Write): Promise<StepOutcome> => {
    const to = lines.at(-1)!.line;
    const chunk = and(
      eq(restoreLines.restoreId, restore.id),
      gt(restoreLines.line, restore.done),
      lte(restoreLines.line, to),
    );
    await tx.delete(restoreLines).where(chunk);
    // Only errors are stored: they are the list that users see.
    const errors = missing.map((line) => ({
      ...line,
      error: line.key === '' ? 'Nome do arquivo em branco.' : 'Arquivo não encontrado no acervo.',
    }));
    await insertMany(tx, restoreLines, errors);
    const completed = restore.completed + lines.length - missing.length;
    const isLast = to >= restore.total;
    const end = completed === restore.total ? 'completed' : completed === 0 ? 'error' : 'partial';
    await tx
      .update(restores)
      .set({ done: to, completed, status: isLast ? end : 'waiting' })
      .where(eq(restores.id, restore.id));
    return isLast ? 'done' : 'again';
  };
}

/** Looks for every named file in the old archive; a missing one is an error of its line, not of the request. */
export const restoreJob: JobHandler = {
  step: async (job, context) => {
    const [restore] = await context.db.read.select().from(restores).where(eq(restores.id, job.subjectId));
    if (!restore) return async () => 'done';
    const lines = await context.db.read
      .select()
      .from(restoreLines)
      .where(and(eq(restoreLines.restoreId, restore.id), gt(restoreLines.line, restore.done)))
      .orderBy(asc(restoreLines.line))
      .limit(chunkSize(restore.total));
    return lines.length === 0 ? readLines(restore, context) : fetchNext(restore, lines, context);
  },
  giveUp: async (tx, job) => {
    const [restore] = await tx
      .update(restores)
      .set({ status: 'error' })
      .where(eq(restores.id, job.subjectId))
      .returning();
    if (!restore) return;
    // The error messages belong to the lines, not to the request. They tell users which files are still missing.
    const error = 'O resgate deste arquivo não chegou a começar. Envie a lista de novo.';
    const marked = await tx
      .update(restoreLines)
      .set({ error })
      .where(and(eq(restoreLines.restoreId, restore.id), gt(restoreLines.line, restore.done)))
      .returning({ line: restoreLines.line });
    if (marked.length > 0) return;
    await tx.insert(restoreLines).values({
      restoreId: restore.id,
      line: restore.done + 1,
      key: restore.fileName,
      error:
        'A lista não pôde ser lida, mesmo depois de várias tentativas. Divida-a em partes menores e envie de novo.',
    });
  },
};
