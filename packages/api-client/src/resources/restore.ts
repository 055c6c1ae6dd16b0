import * as v from 'valibot';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, readDefaults } from '../core/operation.ts';
import { type PageQuery, pageOfRows, toPage, wirePage } from '../core/page.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { type UploadOptions, uploadFile } from '../core/transfer/uploadFile.ts';
import { count, id, openStatus, optionalText, possibleInstant, receipt, text } from '../core/fieldSchemas.ts';

export const restoreStatuses = ['waiting', 'partial', 'error', 'completed'] as const;
export type RestoreStatus = (typeof restoreStatuses)[number];

export const restoreRow = v.object({
  id,
  fileName: text,
  createdAt: possibleInstant,
  userName: text,
  availableFile: optionalText,
  status: openStatus<RestoreStatus>(),
  completedFiles: count,
  totalFiles: count,
});
/** One request for old files; `availableFile` is the date until which they can be fetched. */
export type RestoreRow = v.InferOutput<typeof restoreRow>;

const restoreUser = v.object({ userName: v.string() });
export type RestoreUser = v.InferOutput<typeof restoreUser>;

const restoreError = v.object({ key: v.string(), message: v.string() });
/** `key` is the name of the file that could not be fetched. */
export type RestoreError = v.InferOutput<typeof restoreError>;

/** Calendar dates `yyyy-MM-dd`, both ends included. */
export interface RestoreQuery extends PageQuery {
  userName?: string | null | undefined;
  firstDate: string;
  lastDate: string;
}

export const restoreOperations = {
  list: {
    ...readDefaults,
    id: 'restore.list',
    path: '/files/restore',
    query: {
      userName: 'text?',
      firstDate: 'date',
      lastDate: 'date',
      page: 'page',
      size: 'size',
    },
    answer: pageOfRows(restoreRow),
    errors: [],
  },
  users: {
    ...readDefaults,
    id: 'restore.users',
    path: '/files/restore/users',
    answer: v.array(restoreUser),
    errors: [],
  },
  upload: {
    ...readDefaults,
    id: 'restore.upload',
    hasIdempotencyKey: true,
    method: 'POST',
    path: '/files/restore',
    bodyKind: 'multipart',
    answer: receipt,
    errors: [413, 415, 422],
  },
  errors: {
    ...readDefaults,
    id: 'restore.errors',
    path: '/files/restore/errors/{batchId}',
    answer: v.array(restoreError),
    errors: [404],
  },
} as const satisfies Record<string, Operation>;

export const restore = (http: Transport) => {
  const calls = {
    /** One page, newest first. */
    list: async (filter: RestoreQuery, options?: RequestOptions) => {
      const { userName, firstDate, lastDate } = filter;
      const query = { userName, firstDate, lastDate, ...wirePage(filter) };
      return toPage(await http.call(restoreOperations.list, { ...options, query }), filter);
    },
    /** The users who have requested old files. */
    users: (options?: RequestOptions) => http.call(restoreOperations.users, options),
    /** One CSV with the names of the files to fetch. */
    upload: (file: File, options?: UploadOptions) => uploadFile(http, restoreOperations.upload, file, options),
    /** The files that could not be fetched, by the row's `id`. */
    errors: (batchId: string, options?: RequestOptions) =>
      http.call(restoreOperations.errors, { ...options, params: { batchId } }),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    listAll: (query: RestoreQuery, options?: RequestOptions) => everyRow(calls.list, query, options),
  };
};
