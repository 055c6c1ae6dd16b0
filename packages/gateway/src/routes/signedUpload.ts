import { and, eq, isNull } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { healthCardUploads } from '../db/schema/uploads.ts';
import type { RouteContext } from '../RouteContext.ts';
import { emptyFile, DomainError, tooLargeFile } from '../domain/DomainError.ts';
import { asUploadError } from '../http/receiveUpload.ts';
import { checkSpreadsheet } from '../intake/fileKinds.ts';
import { enqueue } from '../jobs/jobQueue.ts';
import { claimFile, dropFile, reserveFile } from '../storage/pendingFiles.ts';

/** Receives the file of an address from `POST /beneficiaries/uploadsignedurl`, once; the upload is listed afterwards. */
export async function acceptSignedUpload(
  { config, db, files: store, now, worker }: RouteContext,
  request: FastifyRequest<{ Params: { id: string } }>,
  contentType: string,
): Promise<void> {
  const given = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  // The declared type of a spreadsheet depends on the sender’s programs: with WPS, or without Office, it is a zip or
  // missing. The content is checked below.
  if (given && !given.startsWith('application/'))
    throw new DomainError('wrongType', 'O endereço de envio é de outro tipo de arquivo. Envie o arquivo de novo.');
  if (Number(request.headers['content-length'] ?? 0) > config.maxFileBytes) throw tooLargeFile(config.maxFileBytes);
  const isWaiting = and(eq(healthCardUploads.sourceId, request.params.id), isNull(healthCardUploads.arrivedAt));
  const used = () => new DomainError('conflict', 'Este endereço de envio já foi usado. Envie o arquivo de novo.');
  const [waiting] = await db.read.select().from(healthCardUploads).where(isWaiting);
  if (!waiting) throw used();
  if (request.body === undefined || request.body === null) throw emptyFile();
  const { path, size } = await store.temporaryFiles
    .receive(request.body as Readable, config.maxFileBytes)
    .catch((error: unknown) => {
      throw asUploadError(error, config.maxFileBytes);
    });
  // Stored under a new id: if two files arrive at once, the refused one must not replace the accepted one.
  const id = store.newId();
  try {
    if (size === 0) throw emptyFile();
    await checkSpreadsheet(path);
    const row = { id, name: waiting.fileName, contentType, size, createdAt: now() };
    await reserveFile(db, row, now());
    await store.keep(row, path);
    await db.write(async (tx) => {
      const [upload] = await tx
        .update(healthCardUploads)
        .set({ arrivedAt: now(), createdAt: now(), sourceId: id })
        .where(isWaiting)
        .returning({ id: healthCardUploads.id });
      if (!upload) throw used();
      await claimFile(tx, row, now() + config.sourceRetentionMs);
      await enqueue(tx, 'health-card', upload.id, now() + config.jobPaceMs);
    });
    worker.wake();
  } catch (error) {
    await dropFile(db, store, id);
    throw error;
  } finally {
    await store.temporaryFiles.discard(path);
  }
}
