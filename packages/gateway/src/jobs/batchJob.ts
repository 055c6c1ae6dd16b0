import {
  type BatchCells,
  type BatchLineDemands,
  batchColumns,
  isOtherName,
  nameDoubt,
  notFoundSentence,
  readBatchLine,
} from '@oraculo/api-client/contract';
import { and, asc, eq, gte, isNull, like, lte, type SQL } from 'drizzle-orm';
import { createEventLoopYield } from '../db/eventLoopYield.ts';
import { insertMany } from '../db/insertMany.ts';
import type { Read, Write } from '../db/openDatabase.ts';
import { batches, batchLines, eligibilityRecords } from '../db/schema/eligibility.ts';
import { operators } from '../db/schema/operators.ts';
import { findBeneficiary, isCovered, recordOf } from '../domain/eligibility/eligibilityCheck.ts';
import { cardNumberRuleOf } from '../domain/eligibility/refuseCardNumber.ts';
import { ownerOf, readCsvTable, type TableRow } from '../intake/readTable.ts';
import { writeBatchResult } from './batchResult.ts';
import { chunkSize } from './chunkSize.ts';
import { PackedRows } from './PackedRows.ts';
import type { Job, StepOutcome } from './jobQueue.ts';
import type { JobHandler, JobContext } from './jobWorker.ts';

type Batch = typeof batches.$inferSelect;
type Line = typeof batchLines.$inferSelect;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const toLine = (batch: Batch, row: TableRow<keyof BatchCells>, today: string) => ({
  batchId: batch.id,
  line: row.line,
  ...readBatchLine(row, cardNumberRuleOf(batch.ansId), { today }).cells,
});

async function readLines(batch: Batch, { files, maxLines, now }: JobContext) {
  const rows = new PackedRows<ReturnType<typeof toLine>>();
  const today = dayOf(now());
  if (batch.sourceId !== null) {
    await using source = await files.openLocal(batch.sourceId);
    for await (const row of readCsvTable(source.path, batchColumns, {
      maxLines,
      owner: ownerOf(batch),
    })) {
      rows.push(toLine(batch, row, today));
    }
  }
  return async (tx: Write): Promise<StepOutcome> => {
    await insertMany(tx, batchLines, rows);
    await tx
      .update(batches)
      .set({ status: 'processando', total: rows.length, updatedAt: now() })
      .where(eq(batches.id, batch.id));
    return 'again';
  };
}

async function queryLine(read: Read, batch: Batch, line: Line, demands: BatchLineDemands, now: number) {
  const { cells, problems } = readBatchLine(line, cardNumberRuleOf(batch.ansId), demands);
  const [refusal] = Object.values(problems);
  if (refusal !== undefined) return { outcome: 'Erro', message: refusal };
  const query = {
    ansId: batch.ansId,
    cardNumber: cells.cardNumber || null,
    cpf: cells.cpf || null,
    birth: cells.birth || null,
  };
  const person = await findBeneficiary(read, query);
  const { ansId, operatorName, brandId, brandName } = batch;
  const record = recordOf(query, person, { ansId, operatorName, brandId, brandName, consumer: 'Gestão em massa' }, now);
  if (!person) return { outcome: 'Não encontrado', message: 'Beneficiário não encontrado na operadora', record };
  // Queries do not contain the name, so a number of another person is found only by comparing the names.
  const doubt = isOtherName(cells.fullName, person.fullName) ? `${nameDoubt} ${person.fullName}` : '';
  if (isCovered(person)) return { outcome: 'Ativo', message: doubt, record };
  const reason = person.refusal ?? 'Beneficiário inativo';
  return { outcome: 'Inativo', message: doubt === '' ? reason : `${reason}. ${doubt}`, record };
}

async function queryNextLines(batch: Batch, lines: Line[], { db, now }: JobContext) {
  const at = now();
  const [operator] = await db.read
    .select({ required: operators.requiredFields })
    .from(operators)
    .where(eq(operators.ansId, batch.ansId));
  const demands = { isBirthRequired: operator?.required.birthDate, today: dayOf(at) };
  const yieldToEventLoop = createEventLoopYield();
  const answers: { line: Line; answer: Awaited<ReturnType<typeof queryLine>> }[] = [];
  for (const line of lines) {
    answers.push({ line, answer: await queryLine(db.read, batch, line, demands, at) });
    await yieldToEventLoop();
  }
  return async (tx: Write): Promise<StepOutcome> => {
    const rows = answers.map(({ line, answer: { outcome, message } }) => ({ ...line, outcome, message }));
    await tx
      .delete(batchLines)
      .where(and(eq(batchLines.batchId, batch.id), isNull(batchLines.outcome), isInChunk(rows)));
    await insertMany(tx, batchLines, rows);
    const records = answers.flatMap(({ answer }) => ('record' in answer && answer.record ? [answer.record] : []));
    await insertMany(tx, eligibilityRecords, records);
    await tx
      .update(batches)
      .set({
        done: batch.done + rows.length,
        failed: batch.failed + rows.filter(({ outcome }) => outcome === 'Erro').length,
        updatedAt: at,
      })
      .where(eq(batches.id, batch.id));
    return 'again';
  };
}

const isInChunk = (rows: readonly { line: number }[]) =>
  and(gte(batchLines.line, rows[0]!.line), lte(batchLines.line, rows.at(-1)!.line));

async function finish(batch: Batch, context: JobContext) {
  const result = await writeBatchResult(context, batch);
  const countLines = (condition: SQL) =>
    context.db.read.$count(batchLines, and(eq(batchLines.batchId, batch.id), condition));
  const notFound = await countLines(eq(batchLines.outcome, 'Não encontrado'));
  const otherNames = await countLines(like(batchLines.message, `%${nameDoubt}%`));
  return async (tx: Write): Promise<StepOutcome> => {
    await result.claim(tx);
    const allInvalid = batch.failed === batch.total;
    const noneAnswered = batch.failed + notFound === batch.total;
    const sentences = [
      ...(batch.failed > 0 ? [`${batch.failed} de ${batch.total} linhas com erro.`] : []),
      ...(notFound > 0 ? [notFoundSentence(notFound, batch.total)] : []),
      ...(otherNames > 0 ? [`${otherNames} ${otherNames === 1 ? 'nome' : 'nomes'} a conferir.`] : []),
    ];
    const message = allInvalid ? 'Nenhuma linha pôde ser consultada.' : sentences.join(' ');
    await tx
      .update(batches)
      .set({ status: noneAnswered ? 'erro' : 'processado', message, updatedAt: context.now() })
      .where(eq(batches.id, batch.id));
    return 'done';
  };
}

/** Reads the file, queries its lines in chunks, and writes the result file. */
export const batchJob: JobHandler = {
  step: async (job: Job, context) => {
    const { db } = context;
    const [batch] = await db.read.select().from(batches).where(eq(batches.id, job.subjectId));
    if (!batch) return async () => 'done';
    if (batch.status === 'aguardando') return readLines(batch, context);
    const lines = await db.read
      .select()
      .from(batchLines)
      .where(and(eq(batchLines.batchId, batch.id), isNull(batchLines.outcome)))
      .orderBy(asc(batchLines.line))
      .limit(chunkSize(batch.total));
    return lines.length > 0 ? queryNextLines(batch, lines, context) : finish(batch, context);
  },
  giveUp: async (tx, job, now) => {
    const message =
      'O grupo não pôde ser processado, mesmo depois de várias tentativas. Divida o arquivo em partes menores e envie de novo.';
    await tx.update(batches).set({ status: 'erro', message, updatedAt: now }).where(eq(batches.id, job.subjectId));
  },
};
