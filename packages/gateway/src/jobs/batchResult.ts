import { byteOrderMark, writeCsvLine } from '@oraculo/api-client/contract';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database, Write } from '../db/openDatabase.ts';
import { batches, batchLines } from '../db/schema/eligibility.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { type StoredFile, writeStoredFile } from './writeStoredFile.ts';

const header = ['LINHA', 'CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO', 'RESULTADO', 'MENSAGEM'];
const partSize = 1000;

async function* resultLines(db: Database, batchId: number): AsyncGenerator<string> {
  yield byteOrderMark + writeCsvLine(header);
  let after = 0;
  for (;;) {
    const part = await db.read
      .select()
      .from(batchLines)
      .where(and(eq(batchLines.batchId, batchId), gt(batchLines.line, after), isNotNull(batchLines.outcome)))
      .orderBy(asc(batchLines.line))
      .limit(partSize);
    yield part
      .map((line) =>
        writeCsvLine([
          String(line.line),
          line.cardNumber,
          line.cpf,
          line.fullName,
          line.birth,
          line.outcome ?? '',
          line.message ?? '',
        ]),
      )
      .join('');
    const last = part.at(-1);
    if (last === undefined || part.length < partSize) return;
    after = last.line;
  }
}

interface Place {
  db: Database;
  files: FileStore;
  now: () => number;
}

/** Results stay downloadable for a month. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** The result of a batch as a CSV: built at its end, or on demand for one that has no file. */
export async function writeBatchResult(
  { db, files, now }: Place,
  batch: Pick<typeof batches.$inferSelect, 'id' | 'lot'>,
): Promise<StoredFile> {
  const file = await writeStoredFile({
    store: files,
    fileId: files.idOf('batch', batch.id),
    name: `resultado_${batch.lot}`,
    contentType: 'text/csv; charset=utf-8',
    parts: resultLines(db, batch.id),
    now: now(),
    retentionMs,
  });
  return {
    ...file,
    remember: async (tx: Write) => {
      await file.remember(tx);
      await tx.update(batches).set({ resultId: file.fileId }).where(eq(batches.id, batch.id));
    },
  };
}
