import { operations, restoreColumns } from '@oraculo/api-client/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { createPages, type FilterConditions } from '../db/createPages.ts';
import { users } from '../db/schema/accounts.ts';
import { restoreLines, restores } from '../db/schema/uploads.ts';
import { checkRange } from '../domain/dateRange.ts';
import { numericId } from '../domain/numericId.ts';
import { betweenDays, createdBetween } from '../domain/createdBetween.ts';
import { countSent, hasSent, newestSent } from '../domain/senders.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { DomainError } from '../domain/DomainError.ts';
import { isoInstant } from '../http/isoInstant.ts';
import { checkCsv, checkExtension, csvType } from '../intake/fileKinds.ts';
import { countRows, ownerOf, readCsvTable } from '../intake/readTable.ts';
import { enqueue } from '../jobs/jobQueue.ts';
import { storeTemporaryUpload } from '../storage/storeUpload.ts';

/** Fetched files are kept for a month. */
const availableMs = 30 * 24 * 60 * 60 * 1000;

const shown = {
  id: restores.id,
  fileName: restores.fileName,
  createdAt: restores.createdAt,
  availableFile: restores.availableUntil,
  status: restores.status,
  completedFiles: restores.completed,
  totalFiles: restores.total,
};

export function restoreRoutes(answer: RegisterAnswer, gateway: RouteContext): void {
  const { config, db, now, worker } = gateway;
  const routes = operations.restore;

  const pages = createPages(
    (given: FilterConditions<'from' | 'until' | 'userName'>) => {
      const where = and(
        createdBetween(restores.createdAt, given),
        given.ifSet('userName', (name) => eq(users.givenName, name)),
      );
      return {
        counted: countSent(db.read, restores, where),
        listed: newestSent(db.read, restores, shown, where),
      };
    },
    ({ row, userName }) => ({
      ...row,
      id: String(row.id),
      createdAt: isoInstant(row.createdAt),
      userName,
      availableFile: isoInstant(row.availableFile),
    }),
  );

  answer(routes.list, async ({ query }) => {
    checkRange(query.firstDate, query.lastDate);
    return pages(query, { ...betweenDays(query.firstDate, query.lastDate), userName: query.userName });
  });

  answer(routes.users, async () =>
    db.read
      .selectDistinct({ userName: users.givenName })
      .from(users)
      .where(hasSent(db.read, restores))
      .orderBy(asc(users.givenName)),
  );

  answer(routes.upload, async ({ signal, upload, user }) => {
    const reading = { maxLines: config.maxLines, owner: ownerOf({ userId: user.id }), signal };
    checkExtension(upload.fileName, '.csv');
    await checkCsv(upload.path);
    const total = await countRows(readCsvTable(upload.path, restoreColumns, reading));
    await storeTemporaryUpload(gateway, upload, csvType, async (tx, sourceId) => {
      const [restore] = await tx
        .insert(restores)
        .values({
          fileName: upload.fileName,
          userId: user.id,
          createdAt: now(),
          availableUntil: now() + availableMs,
          status: 'waiting',
          total,
          done: 0,
          completed: 0,
          sourceId,
        })
        .returning({ id: restores.id });
      await enqueue(tx, 'restore', restore!.id, now() + config.jobPaceMs);
    });
    worker.wake();
    return { message: 'Solicitação recebida. Acompanhe o resgate na lista.' };
  });

  answer(routes.errors, async ({ params }) => {
    const id = numericId(params.batchId);
    const known = await db.read.select({ id: restores.id }).from(restores).where(eq(restores.id, id));
    if (known.length === 0) throw new DomainError('notFound', 'Solicitação não encontrada. Atualize a lista.');
    const lines = await db.read
      .select({ key: restoreLines.key, message: restoreLines.error })
      .from(restoreLines)
      .where(and(eq(restoreLines.restoreId, id), isNotNull(restoreLines.error)))
      .orderBy(asc(restoreLines.line));
    return lines.map(({ key, message }) => ({ key, message: message ?? '' }));
  });
}
