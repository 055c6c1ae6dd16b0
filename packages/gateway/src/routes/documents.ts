import { normalizeBarcode } from '@oraculo/api-client';
import { isBarcode, operations } from '@oraculo/api-client/contract';
import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';
import { documents, files } from '../db/schema/uploads.ts';
import { instantsOf } from '../domain/saoPauloDay.ts';
import { hasSent } from '../domain/senders.ts';
import type { Gateway } from '../gateway.ts';
import type { Answering } from '../http/contractRoutes.ts';
import { HttpError } from '../http/HttpError.ts';
import { isoInstant, offsetOf } from '../http/paging.ts';
import { checkExtension, checkPdf, pdfType } from '../intake/fileKinds.ts';
import { enqueue } from '../jobs/jobQueue.ts';
import { keepUpload } from '../storage/keepUpload.ts';

const unknownDocument = () => new HttpError(404, 'Não há documento com este código de barras. Confira os números.');

export function documentRoutes(answer: Answering, gateway: Gateway): void {
  const { config, db, files: store, links, now, worker } = gateway;
  const routes = operations.documents;

  answer(routes.list, async ({ query }) => {
    const page = { number: query.page, size: query.size };
    const from = query.firstDate && instantsOf(query.firstDate, query.firstDate).from;
    const before = query.lastDate && instantsOf(query.lastDate, query.lastDate).before;
    const where = and(
      query.userEmail === undefined ? undefined : eq(users.email, query.userEmail),
      from ? gte(documents.createdAt, from) : undefined,
      before ? lt(documents.createdAt, before) : undefined,
    );
    const joined = eq(users.id, documents.userId);
    const [total] = await db.read.select({ count: count() }).from(documents).innerJoin(users, joined).where(where);
    const rows = await db.read
      .select({ document: documents, userEmail: users.email, contentType: files.contentType })
      .from(documents)
      .innerJoin(users, joined)
      .leftJoin(files, eq(files.id, documents.fileId))
      .where(where)
      .orderBy(desc(documents.createdAt), desc(documents.id))
      .limit(page.size)
      .offset(offsetOf(page));
    return {
      rows: rows.map(({ document, userEmail, contentType }) => ({
        file_name: document.fileName,
        created_at: isoInstant(document.createdAt),
        user_email: userEmail,
        status: document.status,
        url: document.fileId && contentType ? links.sign('GET', document.fileId, contentType) : null,
      })),
      count: total?.count ?? 0,
    };
  });

  answer(routes.users, async () =>
    db.read
      .select({ Email: users.email, Name: users.givenName })
      .from(users)
      .where(hasSent(db.read, documents))
      .orderBy(asc(users.givenName)),
  );

  answer(routes.upload, async ({ upload, user }) => {
    checkExtension(upload.fileName, '.pdf');
    await checkPdf(upload.path);
    await keepUpload(gateway, upload, pdfType, async (tx, fileId) => {
      const [document] = await tx
        .insert(documents)
        .values({
          fileName: upload.fileName,
          userId: user.id,
          createdAt: now(),
          updatedAt: now(),
          status: 'aguardando na fila',
          fileId,
        })
        .returning({ id: documents.id });
      await enqueue(tx, 'document', document!.id, now() + config.jobPaceMs);
    });
    worker.wake();
    return { message: 'Arquivo enviado com sucesso' };
  });

  answer(routes.lastModification, async ({ params }) => {
    const barcode = normalizeBarcode(params.id);
    const [document] = await db.read.select().from(documents).where(eq(documents.barcode, barcode));
    if (!document) throw unknownDocument();
    return { lastModification: isoInstant(document.updatedAt) };
  });

  answer(routes.update, async ({ body, upload }) => {
    const barcode = normalizeBarcode(body.id);
    if (!isBarcode(barcode)) {
      throw new HttpError(400, 'O campo barcode deve conter apenas números separados por - ou x');
    }
    checkExtension(upload.fileName, '.pdf');
    await checkPdf(upload.path);
    const replaced = await keepUpload(gateway, upload, pdfType, async (tx, fileId) => {
      const [document] = await tx.select().from(documents).where(eq(documents.barcode, barcode));
      if (!document) throw unknownDocument();
      await tx
        .update(documents)
        .set({ fileName: upload.fileName, fileId, status: 'sucesso', updatedAt: now() })
        .where(eq(documents.id, document.id));
      if (document.fileId) await tx.delete(files).where(eq(files.id, document.fileId));
      return document.fileId;
    });
    if (replaced) await store.remove(replaced);
    return { message: 'Arquivo enviado com sucesso' };
  });
}
