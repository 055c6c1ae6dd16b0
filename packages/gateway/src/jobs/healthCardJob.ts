import { healthCardColumns, readCpf } from '@oraculo/api-client/contract';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { createEventLoopYield } from '../db/eventLoopYield.ts';
import { insertMany } from '../db/insertMany.ts';
import type { Write } from '../db/openDatabase.ts';
import { beneficiaries } from '../db/schema/eligibility.ts';
import { healthCardLines, healthCardUploads } from '../db/schema/uploads.ts';
import { DomainError } from '../domain/DomainError.ts';
import { ownerOf, readSheetTable } from '../intake/readTable.ts';
import { chunkSize } from './chunkSize.ts';
import { PackedRows } from './PackedRows.ts';
import type { StepOutcome } from './jobQueue.ts';
import { readPresignedUpload } from './presignedUpload.ts';
import type { JobHandler, JobContext } from './jobWorker.ts';

type Upload = typeof healthCardUploads.$inferSelect;
type Line = typeof healthCardLines.$inferSelect;

async function validate(upload: Upload, { files, maxLines }: JobContext) {
  const here = eq(healthCardUploads.id, upload.id);
  try {
    const rows = new PackedRows<Line>();
    let sheetRead: string | null = null;
    const onSheet = (name: string) => {
      sheetRead = name;
    };
    await using source = await files.openLocal(upload.sourceId);
    for await (const row of readSheetTable(source.path, healthCardColumns, {
      maxLines,
      owner: ownerOf(upload),
      onSheet,
    })) {
      const read = readCpf(row.cpf);
      // The list of errors shows a wrong cell as it is in the spreadsheet.
      const cpf = 'value' in read ? read.value : row.cpf.trim();
      rows.push({
        uploadId: upload.id,
        line: row.line,
        cpf,
        fullName: row.fullName,
        errorMessage: row.cellError ?? null,
      });
    }
    return async (tx: Write): Promise<StepOutcome> => {
      await insertMany(tx, healthCardLines, rows);
      await tx.update(healthCardUploads).set({ status: 'processing', total: rows.length, sheetRead }).where(here);
      return 'again';
    };
  } catch (error) {
    // An invalid file is reported to its sender; any other error is retried.
    if (!(error instanceof DomainError)) throw error;
    return async (tx: Write): Promise<StepOutcome> => {
      await tx.update(healthCardUploads).set({ status: 'error', errorMessage: error.message }).where(here);
      return 'done';
    };
  }
}

/** Why this text is not the CPF of a beneficiary; undefined if it is one. `known` has the CPFs of the beneficiaries. */
function refuseCpf(text: string, known: ReadonlySet<string>): string | undefined {
  const read = readCpf(text);
  if (read.kind === 'blank') return 'CPF em branco.';
  if (read.kind === 'wrong') return read.reason;
  if (read.kind === 'doubtful') return 'CPF inválido.';
  return known.has(read.value) ? undefined : 'CPF não encontrado entre os beneficiários.';
}

async function checkNextLines(upload: Upload, { db }: JobContext) {
  const after = upload.done === 0 ? 0 : await lineAt(db.read, upload.id, upload.done);
  const lines = await db.read
    .select()
    .from(healthCardLines)
    .where(and(eq(healthCardLines.uploadId, upload.id), gt(healthCardLines.line, after)))
    .orderBy(asc(healthCardLines.line))
    .limit(chunkSize(upload.total));
  const known = new Set<string>();
  for (let from = 0; from < lines.length; from += 500) {
    const part = lines.slice(from, from + 500).map(({ cpf }) => cpf);
    const found = await db.read
      .select({ cpf: beneficiaries.cpf })
      .from(beneficiaries)
      .where(inArray(beneficiaries.cpf, part));
    for (const { cpf } of found) known.add(cpf);
  }
  const refused = lines.flatMap((line) => {
    if (line.errorMessage !== null) return [line];
    const errorMessage = refuseCpf(line.cpf, known);
    return errorMessage === undefined ? [] : [{ ...line, errorMessage }];
  });
  const yieldToEventLoop = createEventLoopYield();
  return async (tx: Write): Promise<StepOutcome> => {
    for (const { line, errorMessage } of refused) {
      await tx
        .update(healthCardLines)
        .set({ errorMessage })
        .where(and(eq(healthCardLines.uploadId, upload.id), eq(healthCardLines.line, line)));
      await yieldToEventLoop();
    }
    const done = upload.done + lines.length;
    const isLast = done >= upload.total;
    const failed = upload.failed + refused.length;
    await tx
      .update(healthCardUploads)
      .set({
        done,
        failed,
        errorMessage: failed > 0 ? `${failed} de ${upload.total} CPFs com erro.` : null,
        status: isLast ? (failed > 0 ? 'error' : 'success') : 'processing',
      })
      .where(eq(healthCardUploads.id, upload.id));
    return isLast ? 'done' : 'again';
  };
}

async function lineAt(read: JobContext['db']['read'], uploadId: number, position: number): Promise<number> {
  const [row] = await read
    .select({ line: healthCardLines.line })
    .from(healthCardLines)
    .where(eq(healthCardLines.uploadId, uploadId))
    .orderBy(asc(healthCardLines.line))
    .limit(1)
    .offset(position - 1);
  return row?.line ?? 0;
}

/** waiting → validating (is it a readable spreadsheet?) → processing (line by line) → success or error. */
export const healthCardJob: JobHandler = {
  step: async (job, context) => {
    const { db } = context;
    const [upload] = await db.read.select().from(healthCardUploads).where(eq(healthCardUploads.id, job.subjectId));
    if (!upload) return async () => 'done';
    if (upload.arrivedAt === null) return readPresignedUpload(upload, job, context);
    if (upload.status === 'waiting') {
      return async (tx) => {
        await tx.update(healthCardUploads).set({ status: 'validating' }).where(eq(healthCardUploads.id, upload.id));
        return 'again';
      };
    }
    if (upload.status === 'validating') return validate(upload, context);
    return checkNextLines(upload, context);
  },
  giveUp: async (tx, job) => {
    const errorMessage =
      'A planilha não pôde ser processada, mesmo depois de várias tentativas. Divida-a em partes menores e envie de novo.';
    await tx
      .update(healthCardUploads)
      .set({ status: 'error', errorMessage })
      .where(eq(healthCardUploads.id, job.subjectId));
  },
};
