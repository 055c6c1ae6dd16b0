import { eq } from 'drizzle-orm';
import { reports } from '../db/schema/eligibility.ts';
import { recordsInParts } from '../domain/eligibility/eligibilityRecords.ts';
import { reportHead, reportLine } from '../domain/reportFile.ts';
import type { JobHandler } from './jobWorker.ts';
import { writeStoredFile } from './writeStoredFile.ts';

/** Builds the file of a report in one step. A repeated step replaces the file under the same id. */
export const reportJob: JobHandler = {
  step: async (job, { db, files, fileRetentionMs, now }) => {
    const [report] = await db.read.select().from(reports).where(eq(reports.id, job.subjectId));
    if (!report) return async () => 'done';
    const file = await writeStoredFile({
      db,
      store: files,
      fileId: files.idOf('report', report.id),
      name: report.fileName,
      contentType: 'text/csv; charset=utf-8',
      parts: (async function* () {
        yield reportHead;
        for await (const part of recordsInParts(db.read, report)) yield part.map(reportLine).join('');
      })(),
      now: now(),
      retentionMs: fileRetentionMs,
    });
    return async (tx) => {
      await file.claim(tx);
      await tx.update(reports).set({ status: 'done', fileId: file.fileId }).where(eq(reports.id, report.id));
      return 'done';
    };
  },
  giveUp: async (tx, job) => {
    await tx.update(reports).set({ status: 'error' }).where(eq(reports.id, job.subjectId));
  },
};
