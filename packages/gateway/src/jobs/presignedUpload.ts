import { eq } from 'drizzle-orm';
import type { Write } from '../db/openDatabase.ts';
import { healthCardUploads } from '../db/schema/uploads.ts';
import { emptyFile, DomainError, tooLargeFile } from '../domain/DomainError.ts';
import { checkSpreadsheet, xlsType, xlsxType } from '../intake/fileKinds.ts';
import { claimFile, reserveFile } from '../storage/pendingFiles.ts';
import type { Job, StepOutcome } from './jobQueue.ts';
import type { JobContext } from './jobWorker.ts';

type Upload = typeof healthCardUploads.$inferSelect;
type Apply = (tx: Write) => Promise<StepOutcome>;

/** Most files arrive within seconds after the address was created. */
const soonMs = 1000;
const laterMs = 10_000;
const soonSteps = 20;
/** A slow upload may have begun just before its address expired. */
const slowUploadMs = 10 * 60 * 1000;

/**
 * Checks whether a file was sent to a signed address of the bucket. The file is copied under a new id, so that a second
 * use of the address changes nothing. Its errors appear in the list, because its sender got no answer from the gateway.
 */
export async function readPresignedUpload(upload: Upload, job: Job, context: JobContext): Promise<Apply> {
  const { db, files, maxFileBytes, now, sourceRetentionMs, uploadAddressMs } = context;
  const presignedUploads = files.presignedUploads;
  const size = await presignedUploads?.sizeOf(upload.sourceId);
  if (presignedUploads === undefined || size === undefined) {
    const isOver = now() > upload.createdAt + uploadAddressMs + slowUploadMs;
    return async () => (isOver ? 'done' : { againAfterMs: job.step < soonSteps ? soonMs : laterMs });
  }
  const here = eq(healthCardUploads.id, upload.id);
  try {
    if (size === 0) throw emptyFile();
    if (size > maxFileBytes) throw tooLargeFile(maxFileBytes);
    await using source = await presignedUploads.openLocal(upload.sourceId);
    await checkSpreadsheet(source.path);
    const contentType = /\.xls$/i.test(upload.fileName) ? xlsType : xlsxType;
    const row = { id: files.newId(), name: upload.fileName, contentType, size, createdAt: now() };
    await reserveFile(db, row, now());
    await files.keep(row, await files.temporaryFiles.copy(source.path));
    return async (tx) => {
      await tx.update(healthCardUploads).set({ arrivedAt: now(), createdAt: now(), sourceId: row.id }).where(here);
      await claimFile(tx, row, now() + sourceRetentionMs);
      return 'again';
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { message } = error;
    return async (tx) => {
      await tx
        .update(healthCardUploads)
        .set({ arrivedAt: now(), createdAt: now(), sourceId: files.newId(), status: 'error', errorMessage: message })
        .where(here);
      return 'done';
    };
  }
}
