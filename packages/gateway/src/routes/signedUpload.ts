import { and, eq, isNull } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { files, healthCardUploads } from '../db/schema/uploads.ts';
import type { Gateway } from '../gateway.ts';
import { emptyFile, Refusal, tooLargeFile } from '../domain/Refusal.ts';
import { checkSpreadsheet } from '../intake/fileKinds.ts';
import { enqueue } from '../jobs/jobQueue.ts';

/** The file of an address that `POST /beneficiaries/uploadsignedurl` gave out: taken once, then the upload is listed. */
export async function acceptSignedUpload(
  { config, db, files: store, now, worker }: Gateway,
  request: FastifyRequest<{ Params: { id: string } }>,
  contentType: string,
): Promise<void> {
  const given = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  // A browser without Office does not know the type of a spreadsheet and names none.
  if (given && given !== contentType && given !== 'application/octet-stream')
    throw new Refusal('wrongType', 'O endereço de envio é de outro tipo de arquivo. Envie o arquivo de novo.');
  if (Number(request.headers['content-length'] ?? 0) > config.maxFileBytes) throw tooLargeFile(config.maxFileBytes);
  const isWaiting = and(eq(healthCardUploads.sourceId, request.params.id), isNull(healthCardUploads.arrivedAt));
  const used = () => new Refusal('conflict', 'Este endereço de envio já foi usado. Envie o arquivo de novo.');
  if ((await db.read.select().from(healthCardUploads).where(isWaiting)).length === 0) throw used();
  if (request.body === undefined || request.body === null) throw emptyFile();
  const fileId = store.newId();
  const { path, size } = await store.receive(request.body as Readable, config.maxFileBytes);
  try {
    if (size === 0) throw emptyFile();
    await checkSpreadsheet(path);
    // Not under the id of the address: of two that arrive at once, the one that is refused must not replace the other.
    await store.keep(fileId, path);
    await db.write(async (tx) => {
      const [upload] = await tx
        .update(healthCardUploads)
        .set({ arrivedAt: now(), createdAt: now(), sourceId: fileId })
        .where(isWaiting)
        .returning({ id: healthCardUploads.id, name: healthCardUploads.fileName });
      if (!upload) throw used();
      const keptUntil = now() + config.sourceRetentionMs;
      await tx.insert(files).values({ id: fileId, name: upload.name, contentType, size, createdAt: now(), keptUntil });
      await enqueue(tx, 'health-card', upload.id, now() + config.jobPaceMs);
    });
    worker.wake();
  } catch (error) {
    await store.remove(fileId);
    throw error;
  } finally {
    await store.discard(path);
  }
}
