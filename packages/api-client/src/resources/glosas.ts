import * as v from 'valibot';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, readDefaults } from '../core/operation.ts';
import { downloadFile } from '../core/transfer/downloadFile.ts';
import { withoutDuplicates } from '../core/optionLists.ts';
import { type PageQuery, pageOfRows, toPage, wirePage } from '../core/page.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { type UploadOptions, uploadFile } from '../core/transfer/uploadFile.ts';
import {
  count,
  id,
  openStatus,
  optionalText,
  possibleInstant,
  sheetRead,
  sheetReceipt,
  text,
} from '../core/fieldSchemas.ts';

export const glosaStatuses = ['erro', 'na fila', 'em progresso', 'sucesso parcial', 'sucesso'] as const;
export type GlosaStatus = (typeof glosaStatuses)[number];

export const operatorResponseStatuses = [
  'Pendente',
  'Processando',
  'Recebido',
  'Falha no Envio',
  'Devolvido',
  'Enviado',
] as const;
export type OperatorResponseStatus = (typeof operatorResponseStatuses)[number];

/** An unknown quantity is read as 0. */
const quantity = v.nullable(count, 0);

export const glosaRow = v.object({
  id,
  spreadsheet_name: text,
  created_at: possibleInstant,
  name: text,
  status: openStatus<GlosaStatus>(),
  processed_guide_quantity: quantity,
  total_guide_quantity: quantity,
  guide_error_quantity: quantity,
  operator_response_status: openStatus<OperatorResponseStatus>(),
  operator_response_quantity: quantity,
  sheet_read: sheetRead,
});
/** One spreadsheet of appeals; `name` is the user who sent it. */
export type GlosaRow = v.InferOutput<typeof glosaRow>;

const glosaUser = v.object({ name: v.string(), email: v.string() });
export type GlosaUser = v.InferOutput<typeof glosaUser>;

const glosaError = v.object({ guide_number: text, status: optionalText, message: text });
/** One refused guide. `status` is the code of the error. */
export type GlosaError = v.InferOutput<typeof glosaError>;

/** Calendar dates `yyyy-MM-dd`, both ends included. */
export interface GlosaQuery extends PageQuery {
  userEmailList?: readonly string[] | undefined;
  firstDate?: string | null | undefined;
  lastDate?: string | null | undefined;
}

export const glosaOperations = {
  list: {
    ...readDefaults,
    id: 'glosas.list',
    path: '/glosas/appeals',
    query: {
      userEmailList: 'texts?',
      firstDate: 'date?',
      lastDate: 'date?',
      page: 'page',
      size: 'size',
    },
    answer: pageOfRows(glosaRow),
    errors: [],
  },
  users: { ...readDefaults, id: 'glosas.users', path: '/glosas/appeals/users', answer: v.array(glosaUser), errors: [] },
  errors: {
    ...readDefaults,
    id: 'glosas.errors',
    path: '/glosas/appeals/errors',
    query: { glosaAppealUploadId: 'text', page: 'page', size: 'size' },
    answer: pageOfRows(glosaError),
    errors: [404],
  },
  exportErrors: {
    ...readDefaults,
    id: 'glosas.exportErrors',
    path: '/glosas/appeals/errors/export',
    query: { glosaAppealUploadId: 'text' },
    answer: 'file',
    errors: [404],
  },
  upload: {
    ...readDefaults,
    id: 'glosas.upload',
    hasIdempotencyKey: true,
    method: 'POST',
    path: '/glosas/appeals',
    bodyKind: 'multipart',
    answer: sheetReceipt,
    errors: [413, 415, 422],
  },
  remove: {
    ...readDefaults,
    id: 'glosas.remove',
    method: 'DELETE',
    path: '/glosas/appeals/{id}',
    answer: 'none',
    successStatus: 204,
    errors: [404, 409],
  },
} as const satisfies Record<string, Operation>;

export const glosas = (http: Transport) => {
  const calls = {
    /** One page, newest first. */
    list: async (filter: GlosaQuery = {}, options?: RequestOptions) => {
      const { userEmailList, firstDate, lastDate } = filter;
      const query = { userEmailList: userEmailList as string[] | undefined, firstDate, lastDate, ...wirePage(filter) };
      return toPage(await http.call(glosaOperations.list, { ...options, query }), filter);
    },
    /** Every user once, by e-mail, even if the service repeats some. */
    users: async (options?: RequestOptions) =>
      withoutDuplicates(await http.call(glosaOperations.users, options), 'email'),
    /** One page of the refused guides of an upload. */
    errors: async (glosaAppealUploadId: string, page: PageQuery = {}, options?: RequestOptions) => {
      const query = { glosaAppealUploadId, ...wirePage(page) };
      return toPage(await http.call(glosaOperations.errors, { ...options, query }), page);
    },
    /** The refused guides of an upload as a CSV. */
    exportErrors: (glosaAppealUploadId: string, options?: RequestOptions) =>
      downloadFile(http, glosaOperations.exportErrors, { ...options, query: { glosaAppealUploadId } }),
    /** Sends one spreadsheet. Call it once for each one, so that a failed one does not affect the others. */
    upload: (file: File, options?: UploadOptions) => uploadFile(http, glosaOperations.upload, file, options),
    /** Cannot be undone. Throws `conflict` for an upload that is being sent to the operator. */
    remove: (id: string, options?: RequestOptions) => http.call(glosaOperations.remove, { ...options, params: { id } }),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    listAll: (query: GlosaQuery = {}, options?: RequestOptions) => everyRow(calls.list, query, options),
    /** Every refused guide of an upload. */
    errorsAll: (glosaAppealUploadId: string, query: PageQuery = {}, options?: RequestOptions) =>
      everyRow((page, each) => calls.errors(glosaAppealUploadId, page, each), query, options),
  };
};
