import { normalizeBarcode } from '@oraculo/api-client';
import { isBarcode, operations } from '@oraculo/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { createPages, type FilterConditions, totalOf } from '../db/createPages.ts';
import { users } from '../db/schema/accounts.ts';
import { documents, files } from '../db/schema/uploads.ts';
import { betweenDays, createdBetween } from '../domain/createdBetween.ts';
import { countSent, hasSent, newestFirst, sentBy } from '../domain/senders.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { DomainError } from '../domain/DomainError.ts';
import { isoInstant } from '../http/isoInstant.ts';
import { checkExtension, checkPdf, pdfType } from '../intake/fileKinds.ts';
import { enqueue } from '../jobs/jobQueue.ts';
import { storeUpload } from '../storage/storeUpload.ts';
import { abandonFile, dropFile } from '../storage/pendingFiles.ts';

const unknownDocument = () =>
  new DomainError('notFound', 'Não há documento com este código de barras. Confira os números.');

export function documentRoutes(answer: RegisterAnswer, gateway: RouteContext): void {
  const { config, db, files: store, links, now, worker } = gateway;
  const routes = operations.documents;

  const pages = createPages(
    (given: FilterConditions<'from' | 'until' | 'email'>) => {
      const where = and(
        given.ifSet('email', (email) => eq(users.email, email)),
        createdBetween(documents.createdAt, given),
      );
      const counted = countSent(db.read, documents, where);
      const listed = db.read
        .select({
          fileName: documents.fileName,
          createdAt: documents.createdAt,
          status: documents.status,
          fileId: documents.fileId,
          userEmail: users.email,
          contentType: files.contentType,
          total: totalOf(counted),
        })
        .from(documents)
        .innerJoin(users, sentBy(documents))
        .leftJoin(files, eq(files.id, documents.fileId))
        .where(where)
        .orderBy(...newestFirst(documents));
      return { counted, listed };
    },
    async ({ contentType, fileId, ...document }) => ({
      file_name: document.fileName,
      created_at: isoInstant(document.createdAt),
      user_email: document.userEmail,
      status: document.status,
      url: fileId && contentType ? await links.sign('GET', fileId, contentType) : null,
    }),
  );

  answer(routes.list, async ({ query }) => {
    const filters = { ...betweenDays(query.firstDate, query.lastDate), email: query.userEmail };
    const { rows, count } = await pages(query, filters);
    return { rows, count };
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
    await storeUpload(gateway, upload, pdfType, async (tx, fileId) => {
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
      throw new DomainError('invalid', 'O campo barcode deve conter apenas números separados por - ou x');
    }
    checkExtension(upload.fileName, '.pdf');
    await checkPdf(upload.path);
    const replaced = await storeUpload(gateway, upload, pdfType, async (tx, fileId) => {
      const [document] = await tx.select().from(documents).where(eq(documents.barcode, barcode));
      if (!document) throw unknownDocument();
      await tx
        .update(documents)
        .set({ fileName: upload.fileName, fileId, status: 'sucesso', updatedAt: now() })
        .where(eq(documents.id, document.id));
      if (document.fileId) await abandonFile(tx, document.fileId, now());
      return document.fileId;
    });
    if (replaced) await dropFile(db, store, replaced);
    return { message: 'Arquivo enviado com sucesso' };
  });
}
