import * as v from 'valibot';
import { withDeadline } from '../core/deadline.ts';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, ordinaryTimeoutMs, readDefaults } from '../core/operation.ts';
import { type PageQuery, pageOfRows, toPage, wirePage } from '../core/page.ts';
import { sendChosenFile } from '../core/transfer/sendChosenFile.ts';
import { putSigned } from '../core/transfer/signedAddress.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { progressOf, type UploadOptions } from '../core/transfer/uploadFile.ts';
import { count, filled, id, openStatus, optionalText, possibleInstant, sheetRead, text } from '../core/fieldSchemas.ts';
import { normalizeFileName } from '../files/normalizeFileName.ts';

export const healthCardStatuses = ['error', 'success', 'waiting', 'processing', 'validating'] as const;
export type HealthCardStatus = (typeof healthCardStatuses)[number];

export const healthCardRow = v.object({
  id,
  file_name: text,
  created_at: possibleInstant,
  user_name: text,
  total: v.nullable(count),
  status: openStatus<HealthCardStatus>(),
  error_message: optionalText,
  sheet_read: sheetRead,
});
/** One spreadsheet. `total` is the number of its CPFs, after they have been read. */
export type HealthCardRow = v.InferOutput<typeof healthCardRow>;

const healthCardUser = v.object({ user_email: v.string(), user_name: v.string() });
export type HealthCardUser = v.InferOutput<typeof healthCardUser>;

const healthCardErrors = v.object({
  error_message: optionalText,
  rows: v.array(v.object({ cpf: text, file_line_number: v.nullable(count), error_message: text })),
});
/** The errors of a spreadsheet: of the file and of its lines. */
export type HealthCardErrors = v.InferOutput<typeof healthCardErrors>;

const uploadAddress = v.object({ signedUrl: filled });

/** Calendar dates `yyyy-MM-dd`, both ends included. */
export interface HealthCardQuery extends PageQuery {
  usersEmail?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

export const healthCardOperations = {
  list: {
    ...readDefaults,
    id: 'healthCard.list',
    path: '/beneficiaries/filter',
    query: {
      usersEmail: 'text?',
      startDate: 'date?',
      endDate: 'date?',
      page: 'page',
      size: 'size',
    },
    answer: pageOfRows(healthCardRow),
    errors: [],
  },
  users: {
    ...readDefaults,
    id: 'healthCard.users',
    path: '/beneficiaries/users',
    answer: v.array(healthCardUser),
    errors: [],
  },
  uploadAddress: {
    ...readDefaults,
    id: 'healthCard.uploadAddress',
    method: 'POST',
    path: '/beneficiaries/uploadsignedurl',
    query: { filename: 'text' },
    answer: uploadAddress,
    errors: [415],
  },
  errors: {
    ...readDefaults,
    id: 'healthCard.errors',
    path: '/beneficiaries/uploaderrors/{batchId}',
    answer: healthCardErrors,
    errors: [404],
  },
} as const satisfies Record<string, Operation>;

export const healthCard = (http: Transport) => {
  const calls = {
    /** One page, newest first. */
    list: async (filter: HealthCardQuery = {}, options?: RequestOptions) => {
      const { usersEmail, startDate, endDate } = filter;
      const query = { usersEmail, startDate, endDate, ...wirePage(filter) };
      return toPage(await http.call(healthCardOperations.list, { ...options, query }), filter);
    },
    /** The users who have sent spreadsheets. */
    users: (options?: RequestOptions) => http.call(healthCardOperations.users, options),
    /**
     * Sends one spreadsheet: requests a signed address, then puts the file there without the client’s keys. Both
     * requests share one time limit. Throws `expired` if the address is no longer valid.
     */
    upload: (file: File, options: UploadOptions = {}) =>
      sendChosenFile(file, () =>
        withDeadline(http.deadline(ordinaryTimeoutMs, options), async (signal) => {
          const query = { filename: normalizeFileName(file.name) };
          const { signedUrl } = await http.call(healthCardOperations.uploadAddress, { ...options, signal, query });
          await putSigned(http, signedUrl, file, signal, progressOf(http, file.size, options.onProgress));
        }),
      ),
    /** The errors of an upload, by the row's `id`. */
    errors: (batchId: string, options?: RequestOptions) =>
      http.call(healthCardOperations.errors, { ...options, params: { batchId } }),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    listAll: (query: HealthCardQuery = {}, options?: RequestOptions) => everyRow(calls.list, query, options),
  };
};
