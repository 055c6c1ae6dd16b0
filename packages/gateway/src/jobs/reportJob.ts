import { open } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { reports } from '../db/schema/eligibility.ts';
import { files } from '../db/schema/uploads.ts';
import { recordsInParts } from '../domain/eligibilitySearch.ts';
import { reportHead, reportLine } from '../domain/reportFile.ts';
import type { JobHandler } from './jobWorker.ts';

/** Builds the file of a report in one step. A step that is done again writes the same file under the same id. */
export const reportJob: JobHandler = {
  step: async (job, { db, files: store, fileRetentionMs, now }) => {
    const [report] = await db.read.select().from(reports).where(eq(reports.id, job.subjectId));
    if (!report) return async () => 'done';
    const temporary = store.temporaryPath();
    let size = 0;
    const handle = await open(temporary, 'wx', 0o600);
    try {
      size += (await handle.write(reportHead)).bytesWritten;
      for await (const part of recordsInParts(db.read, report)) {
        size += (await handle.write(part.map(reportLine).join(''))).bytesWritten;
      }
    } catch (error) {
      await store.discard(temporary);
      throw error;
    } finally {
      await handle.close();
    }
    const fileId = store.idOf('report', report.id);
    await store.keep(fileId, temporary);
    return async (tx) => {
      const stored = {
        name: report.fileName,
        contentType: 'text/csv; charset=utf-8',
        size,
        createdAt: now(),
        keptUntil: now() + fileRetentionMs,
      };
      await tx
        .insert(files)
        .values({ id: fileId, ...stored })
        .onConflictDoUpdate({ target: files.id, set: stored });
      await tx.update(reports).set({ status: 'done', fileId }).where(eq(reports.id, report.id));
      return 'done';
    };
  },
  giveUp: async (tx, job) => {
    await tx.update(reports).set({ status: 'error' }).where(eq(reports.id, job.subjectId));
  },
};
