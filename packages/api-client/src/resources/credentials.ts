import * as v from 'valibot';
import { downloadFile } from '../core/transfer/downloadFile.ts';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, readDefaults } from '../core/operation.ts';
import { type PageQuery, pageOfRows, toPage, wirePageNumber } from '../core/page.ts';
import { requiredText, requestText } from '../core/textLimits.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { id, optionalText, text } from '../core/fieldSchemas.ts';
import type { NamedFile } from '../files/namedFile.ts';

const credentialRow = v.object({
  id,
  healthOperatorName: text,
  brandName: text,
  user: text,
  isWebService: v.boolean(),
  url: optionalText,
  ansId: text,
  brandId: v.nullish(id, null),
  cnpj: optionalText,
  cpf: optionalText,
  description: optionalText,
  providerCode: text,
});
/** One credential in a list or in the answer to a save, without its password. */
export type CredentialRow = v.InferOutput<typeof credentialRow>;

const credential = v.object({ ...credentialRow.entries, password: text });
/** One credential with its password, which only an administrator gets. */
export type Credential = v.InferOutput<typeof credential>;

const credentialDraft = v.object({
  isWebService: v.boolean(),
  brand: v.nullable(v.object({ id: requiredText('id'), name: requestText('name') })),
  ansId: requiredText('id'),
  cnpj: v.nullable(requestText('taxId')),
  cpf: v.nullable(requestText('taxId')),
  credentialId: v.optional(requiredText('id')),
  description: v.nullable(requestText('description')),
  password: requiredText('password'),
  providerCode: requiredText('id'),
  url: v.nullable(requestText('url')),
  user: requiredText('name'),
});
/** The fields to save. `brand` may be `null` only with the TISS web service. Empty texts are sent as `null`. */
export type CredentialDraft = Omit<v.InferOutput<typeof credentialDraft>, 'credentialId'>;

export interface CredentialQuery extends PageQuery {
  ansId?: string | null | undefined;
  brandId?: string | null | undefined;
  /** If true, lists only the credentials with an error. @default false */
  error?: boolean | undefined;
}

export const credentialOperations = {
  list: {
    ...readDefaults,
    id: 'credentials.list',
    path: '/credentials/paginated/all',
    query: {
      ansId: 'text?',
      brandId: 'text?',
      error: 'flag',
      pageNumber: 'page',
      pageSize: 'size',
    },
    answer: pageOfRows(credentialRow),
    errors: [],
  },
  report: { ...readDefaults, id: 'credentials.report', path: '/credentials/report/all', answer: 'file', errors: [] },
  get: { ...readDefaults, id: 'credentials.get', path: '/credentials/{id}', answer: credential, errors: [404] },
  create: {
    ...readDefaults,
    id: 'credentials.create',
    hasIdempotencyKey: true,
    method: 'POST',
    path: '/credentials',
    bodyKind: 'json',
    body: credentialDraft,
    answer: credentialRow,
    successStatus: 201,
    errors: [404, 409],
  },
  update: {
    ...readDefaults,
    id: 'credentials.update',
    method: 'PATCH',
    path: '/credentials/{credentialId}',
    bodyKind: 'json',
    body: credentialDraft,
    answer: credentialRow,
    errors: [404, 409],
  },
  remove: {
    ...readDefaults,
    id: 'credentials.remove',
    method: 'DELETE',
    path: '/credentials/{id}',
    answer: 'none',
    successStatus: 204,
    errors: [404],
  },
} as const satisfies Record<string, Operation>;

const digits = (value: string | null) => value?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null;

const cleanDraft = (draft: CredentialDraft): CredentialDraft => ({
  ...draft,
  // Picks the fields of the contract, because the option of a select may have more.
  brand: draft.brand?.id ? { id: String(draft.brand.id), name: draft.brand.name } : null,
  // Removes the mask, which only the screen shows. A CNPJ may contain letters.
  cnpj: digits(draft.cnpj),
  cpf: digits(draft.cpf),
  description: draft.description || null,
  url: draft.url || null,
});

const reportName = (today: Date) => {
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return `credentials_report_${parts.map((part) => String(part).padStart(2, '0')).join('-')}.xlsx`;
};

export const credentials = (http: Transport) => {
  const calls = {
    /** One page; no row holds a password. */
    list: async (filter: CredentialQuery = {}, options?: RequestOptions) => {
      const { ansId, brandId, error = false } = filter;
      const query = { ansId, brandId, error, ...wirePageNumber(filter) };
      return toPage(await http.call(credentialOperations.list, { ...options, query }), filter);
    },
    /** All credentials as a spreadsheet, named with today's date. */
    report: async (options?: RequestOptions): Promise<NamedFile> => {
      const { blob } = await downloadFile(http, credentialOperations.report, options);
      return { blob, fileName: reportName(new Date()) };
    },
    /** Contains the password: keep it out of caches. */
    get: (id: string, options?: RequestOptions) => http.call(credentialOperations.get, { ...options, params: { id } }),
    create: (draft: CredentialDraft, options?: RequestOptions) =>
      http.call(credentialOperations.create, { ...options, body: cleanDraft(draft) }),
    /** Operator and brand of a credential cannot change. */
    update: (credentialId: string, draft: CredentialDraft, options?: RequestOptions) =>
      http.call(credentialOperations.update, {
        ...options,
        params: { credentialId },
        body: { ...cleanDraft(draft), credentialId },
      }),
    /** Cannot be undone. */
    remove: (id: string, options?: RequestOptions) =>
      http.call(credentialOperations.remove, { ...options, params: { id } }),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    listAll: (query: CredentialQuery = {}, options?: RequestOptions) => everyRow(calls.list, query, options),
  };
};
