import * as v from 'valibot';
import { downloadFile } from '../core/transfer/downloadFile.ts';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, ordinaryTimeoutMs } from '../core/operation.ts';
import { type PageQuery, pageOfRows, toPage, wirePage } from '../core/page.ts';
import { requestText } from '../core/textLimits.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { calendarDate, openStatus, optionalText, possibleInstant, text } from '../core/fieldSchemas.ts';

export const reportStatuses = ['done', 'waiting', 'error'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportRow = v.object({
  fileName: text,
  createdAt: possibleInstant,
  status: openStatus<ReportStatus>(),
  signedUrl: optionalText,
});
/** One report of the history. `signedUrl` is set when the report can be downloaded. */
export type ReportRow = v.InferOutput<typeof reportRow>;

const reportRequest = v.object({
  firstDate: calendarDate,
  lastDate: calendarDate,
  ansId: v.nullable(requestText('id')),
  brandId: v.nullable(requestText('id')),
});
/** Calendar dates `yyyy-MM-dd`, both ends included. `null` means all operators or all brands. */
export interface ReportRequest {
  firstDate: string;
  lastDate: string;
  ansId?: string | null | undefined;
  brandId?: string | null | undefined;
}

export const reportOperations = {
  request: {
    id: 'reports.request',
    hasIdempotencyKey: true,
    method: 'POST',
    path: '/eligibility/report',
    bodyKind: 'json',
    body: reportRequest,
    answer: 'file',
    successStatus: 200,
    timeoutMs: ordinaryTimeoutMs,
    errors: [],
  },
  history: {
    id: 'reports.history',
    method: 'GET',
    path: '/eligibility/history',
    bodyKind: 'none',
    query: { page: 'page', size: 'size' },
    answer: pageOfRows(reportRow),
    successStatus: 200,
    timeoutMs: ordinaryTimeoutMs,
    errors: [],
  },
} as const satisfies Record<string, Operation>;

export const reports = (http: Transport) => {
  const calls = {
    /** Starts a report, which is built in the background and appears in the history. The answer need not be kept. */
    request: ({ firstDate, lastDate, ansId, brandId }: ReportRequest, options?: RequestOptions) =>
      downloadFile(http, reportOperations.request, {
        ...options,
        body: { firstDate, lastDate, ansId: ansId || null, brandId: brandId || null },
      }),
    /** One page, newest first. */
    history: async (query: PageQuery = {}, options?: RequestOptions) =>
      toPage(await http.call(reportOperations.history, { ...options, query: wirePage(query) }), query),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    historyAll: (query: PageQuery = {}, options?: RequestOptions) => everyRow(calls.history, query, options),
  };
};
