import { batchColumns, foldText, inFlightBatchStatuses, operations } from '@oraculo/api-client/contract';
import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { createPages, type FilterConditions, totalOf } from '../db/createPages.ts';
import { batches } from '../db/schema/eligibility.ts';
import { users } from '../db/schema/accounts.ts';
import { files } from '../db/schema/uploads.ts';
import { nextFreeLotName } from '../domain/nextFreeLotName.ts';
import { numericId } from '../domain/numericId.ts';
import { findBrand, findOperator } from '../domain/operators.ts';
import { countSent, hasSent, sentBy } from '../domain/senders.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { DomainError } from '../domain/DomainError.ts';
import { isoInstant } from '../http/isoInstant.ts';
import { checkCsv, checkExtension, csvType } from '../intake/fileKinds.ts';
import { countRows, ownerOf, readCsvTable } from '../intake/readTable.ts';
import { writeBatchResult } from '../jobs/batchResult.ts';
import { cancelJob, enqueue } from '../jobs/jobQueue.ts';
import { storeTemporaryUpload } from '../storage/storeUpload.ts';

const unknownLot = () => new DomainError('notFound', 'Grupo não encontrado. Atualize a lista.');

export function batchRoutes(answer: RegisterAnswer, gateway: RouteContext): void {
  const { config, db, links, now, worker } = gateway;
  const routes = operations.batches;

  const pages = createPages(
    (given: FilterConditions<'userEmail' | 'brandName' | 'operatorName' | 'lotNames'>) => {
      const where = and(
        given.ifSet('userEmail', (email) => eq(users.email, email)),
        given.ifSet('brandName', (name) => eq(batches.brandName, name)),
        given.ifSet('operatorName', (name) => eq(batches.operatorName, name)),
        given.ifAny('lotNames', (names) => or(...names.map((name) => db.engine.contains(batches.lot, name)))!),
      );
      const counted = countSent(db.read, batches, where);
      const listed = db.read
        .select({
          id: batches.id,
          operatorName: batches.operatorName,
          brandName: batches.brandName,
          updatedAt: batches.updatedAt,
          userName: users.givenName,
          status: batches.status,
          message: batches.message,
          nome: batches.lot,
          resultId: batches.resultId,
          contentType: files.contentType,
          total: totalOf(counted),
        })
        .from(batches)
        .innerJoin(users, sentBy(batches))
        .leftJoin(files, eq(files.id, batches.resultId))
        .where(where)
        .orderBy(desc(batches.updatedAt), desc(batches.id));
      return { counted, listed };
    },
    async ({ contentType, resultId, ...batch }) => ({
      id: String(batch.id),
      operatorName: batch.operatorName,
      brandName: batch.brandName,
      data: isoInstant(batch.updatedAt),
      user: { name: batch.userName },
      status: batch.status,
      message: batch.message,
      signedUrl: resultId && contentType ? await links.sign('GET', resultId, contentType) : null,
      nome: batch.nome,
    }),
  );

  answer(routes.list, async ({ query }) => {
    const { brandName, lotName, operatorName, userEmail } = query;
    // The app removes accents from the names of the files that it sends, but other programs may not, so both spellings
    // are searched.
    const lotNames = lotName === undefined ? undefined : [lotName, foldText(lotName)];
    return pages(query, { brandName, lotNames, operatorName, userEmail });
  });

  answer(routes.users, async () =>
    db.read
      .select({ userName: users.givenName, userEmail: users.email })
      .from(users)
      .where(hasSent(db.read, batches))
      .orderBy(asc(users.givenName)),
  );

  const findLot = async (lot: string) => {
    const [batch] = await db.read
      .select()
      .from(batches)
      .where(or(eq(batches.lot, lot), eq(batches.id, numericId(lot))))
      .limit(1);
    if (!batch) throw unknownLot();
    return batch;
  };

  /** The result file of a batch, if it will be kept longer than a link to it is valid. */
  const keptResult = async (resultId: string | null) => {
    const linkEnds = now() + config.signedLinkTtlSeconds * 1000;
    const [kept] = await db.read
      .select({ fileId: files.id, contentType: files.contentType })
      .from(files)
      .where(and(eq(files.id, resultId ?? ''), gt(files.keptUntil, linkEnds), gt(files.size, 0)));
    return kept;
  };

  const rebuildResult = async (batch: Awaited<ReturnType<typeof findLot>>) => {
    // Uses a new file, because the sweep may delete the expired one at any moment.
    const result = await writeBatchResult(gateway, batch, gateway.files.newId());
    await db.writeRows((tx) => result.claim(tx));
    return result;
  };

  answer(routes.cancel, async ({ params }) => {
    const { id } = await findLot(params.lot);
    const isCancelled = await db.write(async (tx) => {
      const open = await tx
        .update(batches)
        .set({ status: 'cancelado', message: 'Processamento cancelado.', updatedAt: now() })
        .where(and(eq(batches.id, id), inArray(batches.status, inFlightBatchStatuses)))
        .returning({ id: batches.id });
      return open.length > 0 && (await cancelJob(tx, 'batch', id, now()));
    });
    if (!isCancelled)
      throw new DomainError('conflict', 'O processamento deste grupo já terminou e não pode ser cancelado.');
    return { message: 'Processamento cancelado com sucesso' };
  });

  answer(routes.export, async ({ query }) => {
    const batch = await findLot(query.lotName);
    if (inFlightBatchStatuses.some((status) => status === batch.status)) {
      throw new DomainError('conflict', 'O grupo ainda está em processamento. Aguarde o fim para baixar o arquivo.');
    }
    if (batch.done === 0) throw new DomainError('conflict', 'Este grupo não tem resultados para baixar.');
    const { fileId, contentType } = (await keptResult(batch.resultId)) ?? (await rebuildResult(batch));
    return { signedUrl: await links.sign('GET', fileId, contentType) };
  });

  answer(routes.upload, async ({ body, signal, upload, user }) => {
    const reading = { maxLines: config.maxLines, owner: ownerOf({ userId: user.id }), signal };
    checkExtension(upload.fileName, '.csv');
    const operator = await findOperator(gateway.db.read, body.ansId);
    const brand = await findBrand(gateway.db.read, body.ansId, body.brandId);
    await checkCsv(upload.path);
    const lines = await countRows(readCsvTable(upload.path, batchColumns, reading));
    await storeTemporaryUpload(gateway, upload, csvType, async (tx, sourceId) => {
      const lot = await nextFreeLotName(tx, upload.fileName);
      const [batch] = await tx
        .insert(batches)
        .values({
          lot,
          fileName: upload.fileName,
          ansId: operator.ansId,
          operatorName: operator.name,
          brandId: brand.id,
          brandName: brand.name,
          userId: user.id,
          status: 'aguardando',
          message: '',
          createdAt: now(),
          updatedAt: now(),
          total: lines,
          done: 0,
          failed: 0,
          sourceId,
        })
        .returning({ id: batches.id });
      await enqueue(tx, 'batch', batch!.id, now() + config.jobPaceMs);
    });
    worker.wake();
    return { message: 'Arquivo enviado com sucesso' };
  });
}
