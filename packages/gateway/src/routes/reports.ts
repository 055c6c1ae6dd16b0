import { operations } from '@oraculo/api-client/contract';
import { count, desc, eq } from 'drizzle-orm';
import { createPages, totalOf } from '../db/createPages.ts';
import { reports } from '../db/schema/eligibility.ts';
import { files } from '../db/schema/uploads.ts';
import { checkRange } from '../domain/dateRange.ts';
import { numericId } from '../domain/numericId.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';
import { isoInstant } from '../http/isoInstant.ts';
import { enqueue } from '../jobs/jobQueue.ts';

export function reportRoutes(answer: RegisterAnswer, { config, db, links, now, worker }: RouteContext): void {
  answer(operations.reports.request, async ({ body }) => {
    checkRange(body.firstDate, body.lastDate);
    const suffix = body.ansId === null ? '' : `_${body.ansId.replace(/\W/g, '')}`;
    await db.writeRows(async (tx) => {
      const [report] = await tx
        .insert(reports)
        .values({
          fileName: `relatorio_elegibilidade_${body.firstDate}_${body.lastDate}${suffix}.csv`,
          createdAt: now(),
          status: 'waiting',
          firstDate: body.firstDate,
          lastDate: body.lastDate,
          ansId: body.ansId,
          brandId: body.brandId === null ? null : numericId(body.brandId),
        })
        .returning({ id: reports.id });
      // The job starts one interval later, so that the list shows the report as waiting first.
      await enqueue(tx, 'report', report!.id, now() + config.jobPaceMs);
    });
    worker.wake();
    return {
      name: 'relatorio-em-processamento.txt',
      contentType: 'text/plain; charset=utf-8',
      content: 'Relatório em processamento. Você poderá conferir o status na aba de Histórico.\n',
    };
  });

  const pages = createPages(
    () => {
      const counted = db.read.select({ count: count() }).from(reports);
      const listed = db.read
        .select({
          fileName: reports.fileName,
          createdAt: reports.createdAt,
          status: reports.status,
          fileId: reports.fileId,
          contentType: files.contentType,
          total: totalOf(counted),
        })
        .from(reports)
        .leftJoin(files, eq(files.id, reports.fileId))
        .orderBy(desc(reports.createdAt), desc(reports.id));
      return { counted, listed };
    },
    async ({ contentType, fileId, ...report }) => ({
      fileName: report.fileName,
      createdAt: isoInstant(report.createdAt),
      status: report.status,
      signedUrl: fileId && contentType ? await links.sign('GET', fileId, contentType) : null,
    }),
  );

  answer(operations.reports.history, async ({ query }) => pages(query, {}));
}
