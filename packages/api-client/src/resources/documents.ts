import * as v from 'valibot';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, readDefaults } from '../core/operation.ts';
import { type PageQuery, pageOfRows, toPage, wirePage } from '../core/page.ts';
import { requiredText } from '../core/textLimits.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { type UploadOptions, uploadFile } from '../core/transfer/uploadFile.ts';
import { openStatus, optionalText, possibleInstant, receipt, text } from '../core/fieldSchemas.ts';

export const documentStatuses = ['erro', 'sucesso', 'sucesso parcial', 'aguardando na fila'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const documentRow = v.object({
  file_name: text,
  created_at: possibleInstant,
  user_email: text,
  status: openStatus<DocumentStatus>(),
  url: optionalText,
});
/** One captured file; `url` is set when it can be downloaded. */
export type DocumentRow = v.InferOutput<typeof documentRow>;

const documentUser = v.object({ Email: v.string(), Name: v.string() });
export type DocumentUser = v.InferOutput<typeof documentUser>;

const documentModification = v.object({ lastModification: possibleInstant });
export type DocumentModification = v.InferOutput<typeof documentModification>;

/** Calendar dates `yyyy-MM-dd`, both ends included. */
export interface DocumentQuery extends PageQuery {
  userEmail?: string | null | undefined;
  firstDate?: string | null | undefined;
  lastDate?: string | null | undefined;
}
export interface DocumentUpdate {
  file: File;
  /** The barcode as typed or scanned: groups of digits with any separators. */
  barcode: string;
}

export const documentOperations = {
  list: {
    ...readDefaults,
    id: 'documents.list',
    path: '/orders/documents/appointments',
    query: {
      userEmail: 'text?',
      firstDate: 'date?',
      lastDate: 'date?',
      page: 'page',
      size: 'size',
    },
    answer: pageOfRows(documentRow),
    errors: [],
  },
  users: {
    ...readDefaults,
    id: 'documents.users',
    path: '/orders/documents/appointments/users',
    answer: v.array(documentUser),
    errors: [],
  },
  upload: {
    ...readDefaults,
    id: 'documents.upload',
    hasIdempotencyKey: true,
    method: 'POST',
    path: '/orders/documents/appointments',
    bodyKind: 'multipart',
    answer: receipt,
    errors: [413, 415, 422],
  },
  lastModification: {
    ...readDefaults,
    id: 'documents.lastModification',
    path: '/orders/documents/appointments/lastmodification/{id}',
    answer: documentModification,
    errors: [404],
  },
  update: {
    ...readDefaults,
    id: 'documents.update',
    method: 'PUT',
    path: '/orders/documents/appointments/update',
    bodyKind: 'multipart',
    body: v.object({ id: requiredText('name') }),
    answer: receipt,
    errors: [404, 413, 415, 422],
  },
} as const satisfies Record<string, Operation>;

/** The barcode in the form of the service: each run of other characters than digits becomes one `X`. */
export const normalizeBarcode = (barcode: string) => barcode.trim().replace(/\D+/g, 'X');

export const documents = (http: Transport) => {
  const calls = {
    /** One page, newest first. */
    list: async (filter: DocumentQuery = {}, options?: RequestOptions) => {
      const { userEmail, firstDate, lastDate } = filter;
      const query = { userEmail, firstDate, lastDate, ...wirePage(filter) };
      return toPage(await http.call(documentOperations.list, { ...options, query }), filter);
    },
    /** The users who have sent documents. */
    users: (options?: RequestOptions) => http.call(documentOperations.users, options),
    /** Sends one file. Call it once for each file, so that a failed one does not affect the others. */
    upload: (file: File, options?: UploadOptions) => uploadFile(http, documentOperations.upload, file, options),
    /** The time of the last change to the document of a barcode. Throws `notFound` for an unknown barcode. */
    lastModification: (barcode: string, options?: RequestOptions) =>
      http.call(documentOperations.lastModification, { ...options, params: { id: normalizeBarcode(barcode) } }),
    /** Replaces the file of a barcode. */
    update: ({ file, barcode }: DocumentUpdate, options?: UploadOptions) =>
      uploadFile(http, documentOperations.update, file, { ...options, body: { id: normalizeBarcode(barcode) } }),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    listAll: (query: DocumentQuery = {}, options?: RequestOptions) => everyRow(calls.list, query, options),
  };
};
