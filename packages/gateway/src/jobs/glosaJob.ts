import { glosaColumns } from '@oraculo/api-client/contract';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import { insertMany } from '../db/insertMany.ts';
import type { Write } from '../db/openDatabase.ts';
import { glosaLines, glosaUploads } from '../db/schema/uploads.ts';
import { ownerOf, readSheetTable } from '../intake/readTable.ts';
import { chunkSize } from './chunkSize.ts';
import { PackedRows } from './PackedRows.ts';
import { enqueue, type StepOutcome } from './jobQueue.ts';
import type { JobHandler, JobContext } from './jobWorker.ts';

type Upload = typeof glosaUploads.$inferSelect;
type Line = typeof glosaLines.$inferSelect;

async function readLines(upload: Upload, { files, maxLines }: JobContext) {
  const rows = new PackedRows<Line>();
  await using source = await files.openLocal(upload.sourceId ?? '');
  for await (const { amount, cellError, guideNumber, reason } of readSheetTable(source.path, glosaColumns, {
    maxLines,
    owner: ownerOf(upload),
  })) {
    const line = rows.length + 1;
    const error = { errorCode: cellError ? 'G006' : null, errorMessage: cellError ?? null };
    rows.push({ uploadId: upload.id, line, guideNumber, amount, reason, ...error });
  }
  return async (tx: Write): Promise<StepOutcome> => {
    await insertMany(tx, glosaLines, rows);
    await tx
      .update(glosaUploads)
      .set({ status: 'em progresso', total: rows.length })
      .where(eq(glosaUploads.id, upload.id));
    return 'again';
  };
}

/** The error dialog shows these codes. */
function refuseGuide(line: Line, seen: ReadonlySet<string>): { code: string; message: string } | undefined {
  if (line.errorCode !== null) return { code: line.errorCode, message: line.errorMessage ?? '' };
  if (line.guideNumber === '') return { code: 'G001', message: 'Número da guia em branco.' };
  if (!/^\d{1,20}$/.test(line.guideNumber))
    return { code: 'G002', message: 'O número da guia deve ter só dígitos, até 20.' };
  if (seen.has(line.guideNumber)) return { code: 'G003', message: 'Guia repetida na planilha.' };
  if (line.reason.length < 10) return { code: 'G004', message: 'Justificativa ausente ou com menos de 10 caracteres.' };
  const amount = line.amount
    .replace(/\s|R\$/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (line.amount !== '' && !(Number(amount) > 0))
    return { code: 'G005', message: 'O valor deve ser um número maior que zero.' };
  return undefined;
}

/** Finds the guides that an earlier line of the same spreadsheet has. */
async function namedBefore(upload: Upload, guides: readonly string[], { db }: JobContext): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let from = 0; from < guides.length; from += 500) {
    const rows = await db.read
      .select({ guideNumber: glosaLines.guideNumber })
      .from(glosaLines)
      .where(
        and(
          eq(glosaLines.uploadId, upload.id),
          inArray(glosaLines.guideNumber, guides.slice(from, from + 500)),
          lte(glosaLines.line, upload.done),
        ),
      );
    for (const { guideNumber } of rows) seen.add(guideNumber);
  }
  return seen;
}

async function checkNext(upload: Upload, context: JobContext, size: number) {
  const { db, now } = context;
  const lines = await db.read
    .select()
    .from(glosaLines)
    .where(and(eq(glosaLines.uploadId, upload.id), inChunk(upload.done, size)))
    .orderBy(asc(glosaLines.line));
  const guides = lines.map(({ guideNumber }) => guideNumber);
  const seen = await namedBefore(upload, guides, context);
  const chunk = lines.map((line) => {
    const refusal = refuseGuide(line, seen);
    seen.add(line.guideNumber);
    return { ...line, errorCode: refusal?.code ?? null, errorMessage: refusal?.message ?? null };
  });
  return async (tx: Write): Promise<StepOutcome> => {
    await tx.delete(glosaLines).where(and(eq(glosaLines.uploadId, upload.id), inChunk(upload.done, chunk.length)));
    await insertMany(tx, glosaLines, chunk);
    const done = upload.done + chunk.length;
    const failed = upload.failed + chunk.filter(({ errorCode }) => errorCode !== null).length;
    const isLast = done === upload.total;
    const end = failed === 0 ? 'sucesso' : failed === upload.total ? 'erro' : 'sucesso parcial';
    await tx
      .update(glosaUploads)
      .set({ done, failed, status: isLast ? end : 'em progresso' })
      .where(eq(glosaUploads.id, upload.id));
    if (!isLast) return 'again';
    // If at least one guide is valid, the upload goes to the operator.
    if (end !== 'erro') await enqueue(tx, 'glosa-response', upload.id, now());
    return 'done';
  };
}

const inChunk = (done: number, length: number) => and(gt(glosaLines.line, done), lte(glosaLines.line, done + length));

/** Checks the guides of a spreadsheet, then sends the valid ones to the operator. */
export const glosaJob: JobHandler = {
  step: async (job, context) => {
    const [upload] = await context.db.read.select().from(glosaUploads).where(eq(glosaUploads.id, job.subjectId));
    if (!upload) return async () => 'done';
    if (upload.status === 'na fila') return readLines(upload, context);
    return checkNext(upload, context, chunkSize(upload.total));
  },
  giveUp: async (tx, job) => {
    await tx.update(glosaUploads).set({ status: 'erro' }).where(eq(glosaUploads.id, job.subjectId));
  },
};
