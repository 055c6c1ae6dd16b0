import * as v from 'valibot';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, readDefaults } from '../core/operation.ts';
import { type PageQuery, pageOfRows, toPage, wirePage } from '../core/page.ts';
import { requiredText } from '../core/textLimits.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { type UploadOptions, uploadFile } from '../core/transfer/uploadFile.ts';
import { filled, id, openStatus, optionalText, possibleInstant, receipt, text } from '../core/fieldSchemas.ts';

export const batchStatuses = ['aguardando', 'processando', 'processado', 'erro', 'cancelado'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

/** The statuses of a batch in progress: it can be cancelled, and has no result yet. */
export const inFlightBatchStatuses = ['aguardando', 'processando'] as const satisfies readonly BatchStatus[];

export const batchRow = v.object({
  id,
  operatorName: text,
  brandName: text,
  data: possibleInstant,
  user: v.object({ name: text }),
  status: openStatus<BatchStatus>(),
  message: optionalText,
  signedUrl: optionalText,
  nome: text,
});
/** One batch of queries. `data` is the time of its last update, `nome` its file name and its lot name. */
export type BatchRow = v.InferOutput<typeof batchRow>;

const batchUser = v.object({ userName: v.string(), userEmail: v.string() });
export type BatchUser = v.InferOutput<typeof batchUser>;

const exportedBatch = v.object({ signedUrl: filled });
export type ExportedBatch = v.InferOutput<typeof exportedBatch>;

export interface BatchQuery extends PageQuery {
  userEmail?: string | null | undefined;
  brandName?: string | null | undefined;
  operatorName?: string | null | undefined;
  lotName?: string | null | undefined;
}
export interface BatchUpload {
  /** A CSV with the columns of the template. */
  file: File;
  ansId: string;
  brandId: string;
}

export const batchOperations = {
  list: {
    ...readDefaults,
    id: 'batches.list',
    path: '/eligibility/upload/status',
    query: {
      userEmail: 'text?',
      brandName: 'text?',
      operatorName: 'text?',
      lotName: 'text?',
      page: 'page',
      size: 'size',
    },
    answer: pageOfRows(batchRow),
    errors: [],
  },
  users: {
    ...readDefaults,
    id: 'batches.users',
    path: '/eligibility/upload/status/users',
    answer: v.array(batchUser),
    errors: [],
  },
  cancel: {
    ...readDefaults,
    id: 'batches.cancel',
    method: 'POST',
    path: '/eligibility/lot/cancel/{lot}',
    answer: receipt,
    errors: [404, 409],
  },
  export: {
    ...readDefaults,
    id: 'batches.export',
    path: '/eligibility/upload/export',
    query: { lotName: 'text' },
    answer: exportedBatch,
    errors: [404, 409],
  },
  upload: {
    ...readDefaults,
    id: 'batches.upload',
    method: 'POST',
    path: '/eligibility/upload',
    bodyKind: 'multipart',
    hasIdempotencyKey: true,
    body: v.object({ ansId: requiredText('id'), brandId: requiredText('id') }),
    answer: receipt,
    errors: [404, 413, 415, 422],
  },
} as const satisfies Record<string, Operation>;

export const batches = (http: Transport) => {
  const calls = {
    /** One page, newest first. */
    list: async (filter: BatchQuery = {}, options?: RequestOptions) => {
      const { userEmail, brandName, operatorName, lotName } = filter;
      const query = { userEmail, brandName, operatorName, lotName, ...wirePage(filter) };
      return toPage(await http.call(batchOperations.list, { ...options, query }), filter);
    },
    /** The users who have sent batches. */
    users: (options?: RequestOptions) => http.call(batchOperations.users, options),
    /** `lot` is the `id` of the row. Throws `conflict` if the batch has ended meanwhile. */
    cancel: (lot: string, options?: RequestOptions) =>
      http.call(batchOperations.cancel, { ...options, params: { lot } }),
    /** Builds the result file of a batch on demand and returns its link. `lotName` is the `nome` of the row. */
    export: (lotName: string, options?: RequestOptions) =>
      http.call(batchOperations.export, { ...options, query: { lotName } }),
    /** Sends one CSV. The batch then waits in the list. */
    upload: ({ file, ansId, brandId }: BatchUpload, options?: UploadOptions) =>
      uploadFile(http, batchOperations.upload, file, { ...options, body: { ansId, brandId } }),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    listAll: (query: BatchQuery = {}, options?: RequestOptions) => everyRow(calls.list, query, options),
  };
};
