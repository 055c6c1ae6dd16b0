import { operations } from '@oraculo/api-client/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { createPages, type FilterConditions } from '../db/createPages.ts';
import { users } from '../db/schema/accounts.ts';
import { healthCardLines, healthCardUploads } from '../db/schema/uploads.ts';
import { numericId } from '../domain/numericId.ts';
import { betweenDays, createdBetween } from '../domain/createdBetween.ts';
import { countSent, hasSent, newestSent } from '../domain/senders.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { DomainError } from '../domain/DomainError.ts';
import { isoInstant } from '../http/isoInstant.ts';
import { shownFileName } from '../http/receiveUpload.ts';
import { checkExtension, xlsType, xlsxType } from '../intake/fileKinds.ts';
import { enqueue } from '../jobs/jobQueue.ts';

const shown = {
  id: healthCardUploads.id,
  file_name: healthCardUploads.fileName,
  created_at: healthCardUploads.createdAt,
  total: healthCardUploads.total,
  status: healthCardUploads.status,
  error_message: healthCardUploads.errorMessage,
  sheet_read: healthCardUploads.sheetRead,
};

export function healthCardRoutes(answer: RegisterAnswer, { db, files, links, now }: RouteContext): void {
  const routes = operations.healthCard;

  const pages = createPages(
    (given: FilterConditions<'from' | 'until' | 'email'>) => {
      const where = and(
        isNotNull(healthCardUploads.arrivedAt),
        given.ifSet('email', (email) => eq(users.email, email)),
        createdBetween(healthCardUploads.createdAt, given),
      );
      return {
        counted: countSent(db.read, healthCardUploads, where),
        listed: newestSent(db.read, healthCardUploads, shown, where),
      };
    },
    ({ row, userName }) => ({
      ...row,
      id: String(row.id),
      created_at: isoInstant(row.created_at),
      user_name: userName,
    }),
  );

  answer(routes.list, async ({ query }) =>
    pages(query, { ...betweenDays(query.startDate, query.endDate), email: query.usersEmail }),
  );

  answer(routes.users, async () =>
    db.read
      .select({ user_email: users.email, user_name: users.givenName })
      .from(users)
      .where(hasSent(db.read, healthCardUploads, isNotNull(healthCardUploads.arrivedAt)))
      .orderBy(asc(users.givenName)),
  );

  answer(routes.uploadAddress, async ({ query, user }) => {
    const fileName = shownFileName(query.filename);
    checkExtension(fileName, '.xlsx', '.xls');
    const sourceId = files.newId();
    await db.writeRows(async (tx) => {
      const [upload] = await tx
        .insert(healthCardUploads)
        .values({ fileName, userId: user.id, createdAt: now(), total: 0, done: 0, status: 'waiting', sourceId })
        .returning({ id: healthCardUploads.id });
      // A bucket does not report arrived files, so the job looks for them.
      if (files.presignedUploads) await enqueue(tx, 'health-card', upload!.id, now());
    });
    return { signedUrl: await links.sign('PUT', sourceId, /\.xls$/i.test(fileName) ? xlsType : xlsxType) };
  });

  answer(routes.errors, async ({ params }) => {
    const id = numericId(params.batchId);
    const [upload] = await db.read.select().from(healthCardUploads).where(eq(healthCardUploads.id, id));
    if (!upload) throw new DomainError('notFound', 'Envio não encontrado. Atualize a lista.');
    const rows = await db.read
      .select({
        cpf: healthCardLines.cpf,
        file_line_number: healthCardLines.line,
        error_message: healthCardLines.errorMessage,
      })
      .from(healthCardLines)
      .where(and(eq(healthCardLines.uploadId, id), isNotNull(healthCardLines.errorMessage)))
      .orderBy(asc(healthCardLines.line));
    return { error_message: upload.errorMessage, rows };
  });
}
