import { open } from 'node:fs/promises';
import { and, eq, ne } from 'drizzle-orm';
import { documents } from '../db/schema/uploads.ts';
import { barcodeInName } from '../domain/barcode.ts';
import type { JobHandler } from './jobWorker.ts';

/** A PDF that was cut off has no end mark. */
async function isWhole(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, 1024));
    await handle.read(tail, 0, tail.length, size - tail.length);
    return tail.includes('%%EOF');
  } finally {
    await handle.close();
  }
}

/** Files a captured document under the barcode in its name. Whole but without a place is a partial success. */
export const documentJob: JobHandler = {
  step: async (job, { db, files, now }) => {
    const [document] = await db.read.select().from(documents).where(eq(documents.id, job.subjectId));
    if (!document?.fileId) return async () => 'done';
    const isReadable = await isWhole(files.pathOf(document.fileId));
    const barcode = barcodeInName(document.fileName);
    return async (tx) => {
      const taken =
        barcode === undefined
          ? []
          : await tx
              .select({ id: documents.id })
              .from(documents)
              .where(and(eq(documents.barcode, barcode), ne(documents.id, document.id)));
      const hasPlace = barcode !== undefined && taken.length === 0;
      await tx
        .update(documents)
        .set({
          status: isReadable ? (hasPlace ? 'sucesso' : 'sucesso parcial') : 'erro',
          barcode: isReadable && hasPlace ? barcode : null,
          updatedAt: now(),
        })
        .where(eq(documents.id, document.id));
      return 'done';
    };
  },
  giveUp: async (tx, job) => {
    await tx.update(documents).set({ status: 'erro' }).where(eq(documents.id, job.subjectId));
  },
};
