import { eq } from 'drizzle-orm';
import { glosaUploads } from '../db/schema/uploads.ts';
import { chunkSize } from './chunkSize.ts';
import type { JobHandler } from './jobWorker.ts';

type Upload = typeof glosaUploads.$inferSelect;

/**
 * Plays the operator, because a local gateway has none. The number of the upload decides the response: of every ten
 * uploads one is not delivered and one is denied. So every outcome appears on the screen, always for the same rows.
 */
const endingOf = ({ id }: Upload): Upload['responseStatus'] =>
  id % 10 === 7 ? 'Falha no Envio' : id % 10 === 4 ? 'Devolvido' : 'Recebido';

/** Pendente → Processando (with progress) → Recebido, Devolvido or Falha no Envio. */
export const glosaResponseJob: JobHandler = {
  step: async (job, { db }) => {
    const [upload] = await db.read.select().from(glosaUploads).where(eq(glosaUploads.id, job.subjectId));
    if (!upload) return async () => 'done';
    const good = upload.done - upload.failed;
    const ending = endingOf(upload);
    const here = eq(glosaUploads.id, upload.id);
    return async (tx) => {
      if (upload.responseStatus === 'Pendente') {
        const next = ending === 'Falha no Envio' ? ending : 'Processando';
        await tx.update(glosaUploads).set({ responseStatus: next }).where(here);
        return next === ending ? 'done' : 'again';
      }
      const responseCount = Math.min(good, upload.responseCount + chunkSize(good));
      const isLast = responseCount === good;
      await tx
        .update(glosaUploads)
        .set({ responseCount, responseStatus: isLast ? ending : 'Processando' })
        .where(here);
      return isLast ? 'done' : 'again';
    };
  },
  giveUp: async (tx, job) => {
    await tx.update(glosaUploads).set({ responseStatus: 'Falha no Envio' }).where(eq(glosaUploads.id, job.subjectId));
  },
};
