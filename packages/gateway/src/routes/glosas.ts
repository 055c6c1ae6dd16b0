import { Readable } from 'node:stream';
import { byteOrderMark, glosaColumns, operations, writeCsvLine } from '@oraculo/api-client/contract';
import { and, asc, count, eq, gt, inArray, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import { readInParts } from '../db/readInParts.ts';
import { createPages, type FilterConditions, totalOf } from '../db/createPages.ts';
import { users } from '../db/schema/accounts.ts';
import { glosaLines, glosaUploads } from '../db/schema/uploads.ts';
import { numericId } from '../domain/numericId.ts';
import { betweenDays, createdBetween } from '../domain/createdBetween.ts';
import { countSent, newestSent, sentBy } from '../domain/senders.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { DomainError } from '../domain/DomainError.ts';
import { isoInstant } from '../http/isoInstant.ts';
import { checkExtension, checkSpreadsheet, xlsxType } from '../intake/fileKinds.ts';
import { countRows, ownerOf, readSheetTable } from '../intake/readTable.ts';
import { enqueue } from '../jobs/jobQueue.ts';
import { storeTemporaryUpload } from '../storage/storeUpload.ts';
import { abandonFile, dropFile } from '../storage/pendingFiles.ts';

const shown = {
  id: glosaUploads.id,
  spreadsheet_name: glosaUploads.spreadsheetName,
  created_at: glosaUploads.createdAt,
  status: glosaUploads.status,
  processed_guide_quantity: glosaUploads.done,
  total_guide_quantity: glosaUploads.total,
  guide_error_quantity: glosaUploads.failed,
  operator_response_status: glosaUploads.responseStatus,
  operator_response_quantity: glosaUploads.responseCount,
  sheet_read: glosaUploads.sheetRead,
};

const refusedColumns = {
  guide_number: glosaLines.guideNumber,
  status: glosaLines.errorCode,
  message: glosaLines.errorMessage,
};

interface RefusedLine {
  guide_number: string;
  status: string | null;
  message: string | null;
  total: number;
}

const unknownUpload = () => new DomainError('notFound', 'Envio não encontrado. Atualize a lista.');

export function glosaRoutes(answer: RegisterAnswer, gateway: RouteContext): void {
  const { config, db, files: store, now, worker } = gateway;
  const routes = operations.glosas;

  const find = async (id: string) => {
    const [upload] = await db.read
      .select()
      .from(glosaUploads)
      .where(eq(glosaUploads.id, numericId(id)));
    if (!upload) throw unknownUpload();
    return upload;
  };

  const pages = createPages(
    (given: FilterConditions<'from' | 'until' | 'emails'>) => {
      const where = and(
        given.ifAny('emails', (emails) => inArray(users.email, emails)),
        createdBetween(glosaUploads.createdAt, given),
      );
      return {
        counted: countSent(db.read, glosaUploads, where),
        listed: newestSent(db.read, glosaUploads, shown, where),
      };
    },
    ({ row, userName }) => ({
      ...row,
      id: String(row.id),
      created_at: isoInstant(row.created_at),
      name: userName,
    }),
  );

  answer(routes.list, async ({ query }) =>
    pages(query, { ...betweenDays(query.firstDate, query.lastDate), emails: query.userEmailList }),
  );

  // Like the real service, the list has a user once for each spreadsheet that the user sent.
  answer(routes.users, async () =>
    db.read
      .select({ name: users.givenName, email: users.email })
      .from(glosaUploads)
      .innerJoin(users, sentBy(glosaUploads))
      .orderBy(asc(users.givenName)),
  );

  const refused = (uploadId: number | Placeholder) =>
    and(eq(glosaLines.uploadId, uploadId), isNotNull(glosaLines.errorCode));

  async function* refusedLines(uploadId: number): AsyncGenerator<string> {
    yield byteOrderMark + writeCsvLine(['GUIA', 'CODIGO', 'ERRO']);
    const parts = readInParts<typeof glosaLines.$inferSelect>((last, limit) =>
      db.read
        .select()
        .from(glosaLines)
        .where(and(refused(uploadId), gt(glosaLines.line, last?.line ?? 0)))
        .orderBy(asc(glosaLines.line))
        .limit(limit),
    );
    for await (const part of parts)
      yield part
        .map(({ guideNumber, errorCode, errorMessage }) =>
          writeCsvLine([guideNumber, errorCode ?? '', errorMessage ?? '']),
        )
        .join('');
  }

  const refusedPages = createPages<'uploadId', RefusedLine, Omit<RefusedLine, 'total'>>(
    () => {
      const where = refused(sql.placeholder('uploadId'));
      const counted = db.read.select({ count: count() }).from(glosaLines).where(where);
      const listed = db.read
        .select({ ...refusedColumns, total: totalOf(counted) })
        .from(glosaLines)
        .where(where)
        .orderBy(asc(glosaLines.line));
      return { counted, listed };
    },
    ({ total: _total, ...row }) => row,
  );

  answer(routes.errors, async ({ query }) =>
    refusedPages(query, { uploadId: (await find(query.glosaAppealUploadId)).id }),
  );

  answer(routes.exportErrors, async ({ query }) => {
    const upload = await find(query.glosaAppealUploadId);
    return {
      name: `erros-${upload.spreadsheetName.replace(/\.\w+$/, '')}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: Readable.from(refusedLines(upload.id)),
    };
  });

  answer(routes.upload, async ({ signal, upload, user }) => {
    let sheetRead: string | null = null;
    const onSheet = (name: string) => {
      sheetRead = name;
    };
    const reading = { maxLines: config.maxLines, owner: ownerOf({ userId: user.id }), signal, onSheet };
    checkExtension(upload.fileName, '.xlsx', '.xls');
    await checkSpreadsheet(upload.path);
    const total = await countRows(readSheetTable(upload.path, glosaColumns, reading));
    await storeTemporaryUpload(gateway, upload, xlsxType, async (tx, sourceId) => {
      const [created] = await tx
        .insert(glosaUploads)
        .values({
          spreadsheetName: upload.fileName,
          userId: user.id,
          createdAt: now(),
          status: 'na fila',
          total,
          done: 0,
          failed: 0,
          responseStatus: 'Pendente',
          responseCount: 0,
          sourceId,
          sheetRead,
        })
        .returning({ id: glosaUploads.id });
      await enqueue(tx, 'glosa', created!.id, now() + config.jobPaceMs);
    });
    worker.wake();
    return { message: 'Arquivo enviado com sucesso', sheet_read: sheetRead };
  });

  answer(routes.remove, async ({ params }) => {
    const { id, sourceId } = await find(params.id);
    await db.write(async (tx) => {
      const [upload] = await tx.select().from(glosaUploads).where(eq(glosaUploads.id, id));
      if (!upload) throw unknownUpload();
      if (upload.status !== 'erro' && upload.responseStatus !== 'Falha no Envio') {
        throw new DomainError('conflict', 'Só é possível excluir arquivos com erro ou que não chegaram à operadora.');
      }
      await tx.delete(glosaLines).where(eq(glosaLines.uploadId, id));
      await tx.delete(glosaUploads).where(eq(glosaUploads.id, id));
      if (sourceId) await abandonFile(tx, sourceId, now());
    });
    if (sourceId) await dropFile(db, store, sourceId);
    return undefined;
  });
}
