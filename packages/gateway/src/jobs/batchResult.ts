import { byteOrderMark, writeCsvLine } from '@oraculo/api-client/contract';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database, Write } from '../db/openDatabase.ts';
import { readInParts } from '../db/readInParts.ts';
import { batches, batchLines } from '../db/schema/eligibility.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { retentionMs } from '../storage/retention.ts';
import { type StoredFile, writeStoredFile } from './writeStoredFile.ts';

const header = ['LINHA', 'CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO', 'RESULTADO', 'MENSAGEM'];
type Line = typeof batchLines.$inferSelect;

/** A day as the template and the screens write it; an invalid date is shown as it was typed. */
const writeDate = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

const resultLine = ({ line, cardNumber, cpf, fullName, birth, outcome, message }: Line): string =>
  writeCsvLine([String(line), cardNumber, cpf, fullName, writeDate(birth), outcome ?? '', message ?? '']);

async function* resultParts(db: Database, batchId: number): AsyncGenerator<string> {
  yield byteOrderMark + writeCsvLine(header);
  const parts = readInParts<Line>((last, limit) =>
    db.read
      .select()
      .from(batchLines)
      .where(and(eq(batchLines.batchId, batchId), gt(batchLines.line, last?.line ?? 0), isNotNull(batchLines.outcome)))
      .orderBy(asc(batchLines.line))
      .limit(limit),
  );
  for await (const part of parts) yield part.map(resultLine).join('');
}

interface ResultContext {
  db: Database;
  files: FileStore;
  now: () => number;
}

/** The result of a batch as a CSV. A job that is taken over writes the same file again. */
export async function writeBatchResult(
  { db, files, now }: ResultContext,
  batch: Pick<typeof batches.$inferSelect, 'id' | 'lot'>,
  fileId: string = files.idOf('batch', batch.id),
): Promise<StoredFile> {
  const file = await writeStoredFile({
    db,
    store: files,
    fileId,
    name: `resultado_${batch.lot}`,
    contentType: 'text/csv; charset=utf-8',
    parts: resultParts(db, batch.id),
    now: now(),
    retentionMs: retentionMs.batchResult,
  });
  return {
    ...file,
    claim: async (tx: Write) => {
      await file.claim(tx);
      await tx.update(batches).set({ resultId: file.fileId }).where(eq(batches.id, batch.id));
    },
  };
}
