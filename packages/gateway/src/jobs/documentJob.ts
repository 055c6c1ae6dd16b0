import { and, eq, ne } from 'drizzle-orm';
import { documents } from '../db/schema/uploads.ts';
import { barcodeInName } from '../domain/barcode.ts';
import type { JobHandler } from './jobWorker.ts';

const endMark = '%%EOF';
/** Some programs write a few bytes after the end mark. */
const endLength = 1024;

/**
 * Assigns a captured document to the barcode in its name. A readable file without a barcode, or with one that is taken,
 * is a partial success.
 */
export const documentJob: JobHandler = {
  step: async (job, { db, files, now }) => {
    const [document] = await db.read.select().from(documents).where(eq(documents.id, job.subjectId));
    if (!document?.fileId) return async () => 'done';
    // A PDF that was cut off has no end mark.
    const isReadable = (await files.readEnd(document.fileId, endLength)).includes(endMark);
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
