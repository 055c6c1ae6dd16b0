import * as v from 'valibot';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, ordinaryTimeoutMs } from '../core/operation.ts';
import { type PageQuery, pageOfRows, toPage, wirePageNumber } from '../core/page.ts';
import { byLabel } from '../core/optionLists.ts';
import { requiredText, requestText } from '../core/textLimits.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { id, optionalText, possibleInstant, text } from '../core/fieldSchemas.ts';

/** The fields that a query to this operator uses. */
const eligibilityFlags = v.object({
  cardNumber: v.boolean(),
  cpf: v.boolean(),
  fullName: v.boolean(),
  birthDate: v.boolean(),
});
export type EligibilityFlags = v.InferOutput<typeof eligibilityFlags>;

const operator = v.object({
  id,
  name: v.string(),
  ansId: id,
  isCompanyPlan: v.boolean(),
  requiredEligibilityBy: eligibilityFlags,
  eligibilityBy: eligibilityFlags,
});
export type Operator = v.InferOutput<typeof operator>;

/** `id` is the ANS number, with its leading zeros. */
const operatorRow = v.object({
  id,
  name: v.string(),
  isRpa: v.boolean(),
  isWebService: v.boolean(),
  createdAt: possibleInstant,
});
export type OperatorRow = v.InferOutput<typeof operatorRow>;

const optionalId = v.nullish(id, null);

const operatorDetail = v.object({
  ...operatorRow.entries,
  providerId: optionalId,
  templateId: optionalId,
  externalCovenantId: optionalId,
  serviceUrl: optionalText,
  username: text,
  eligibilityByCpf: v.boolean(),
});
/** One operator with its services; its password never leaves the service. */
export type OperatorDetail = v.InferOutput<typeof operatorDetail>;

const operatorDraft = v.object({
  ansId: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
  name: requiredText('name'),
  providerId: v.nullable(requestText('id')),
  templateId: v.nullable(requestText('id')),
  externalCovenantId: v.nullable(requestText('id')),
  serviceUrl: v.nullable(requestText('url')),
  username: requestText('name'),
  password: requestText('password'),
  eligibilityByCpf: v.boolean(),
});
/** The fields to save. An empty id or address is sent as `null`. */
export type OperatorDraft = v.InferOutput<typeof operatorDraft>;

const option = v.object({ id, name: v.string() });
export type Option = v.InferOutput<typeof option>;

export interface CredentialFilter {
  /** If true, also lists operators and brands with inactive credentials. */
  ignoreCredentialActive?: boolean | undefined;
}
export interface OperatorQuery extends PageQuery {
  name?: string | null | undefined;
  ansId?: string | null | undefined;
}

const read = { bodyKind: 'none', successStatus: 200, timeoutMs: ordinaryTimeoutMs } as const;
const save = { bodyKind: 'json', body: operatorDraft, answer: operatorDetail, timeoutMs: ordinaryTimeoutMs } as const;

export const operatorOperations = {
  list: {
    ...read,
    id: 'operators.list',
    method: 'GET',
    path: '/healthOperators',
    query: { ignoreCredentialActive: 'flag?' },
    answer: v.array(operator),
    errors: [],
  },
  page: {
    ...read,
    id: 'operators.page',
    method: 'GET',
    path: '/healthoperators/paginated/all',
    query: { pageNumber: 'page', pageSize: 'size', name: 'text?', ansId: 'text?' },
    answer: pageOfRows(operatorRow),
    errors: [],
  },
  options: {
    ...read,
    id: 'operators.options',
    method: 'GET',
    path: '/healthoperators/filter/options',
    answer: v.array(option),
    errors: [],
  },
  get: {
    ...read,
    id: 'operators.get',
    method: 'GET',
    path: '/healthoperators/{id}',
    answer: operatorDetail,
    errors: [404],
  },
  providers: {
    ...read,
    id: 'operators.providers',
    method: 'GET',
    path: '/healthoperators/providers/all',
    answer: v.array(option),
    errors: [],
  },
  create: {
    ...save,
    id: 'operators.create',
    hasIdempotencyKey: true,
    method: 'POST',
    path: '/healthoperators',
    successStatus: 201,
    errors: [409],
  },
  update: {
    ...save,
    id: 'operators.update',
    method: 'PUT',
    path: '/healthoperators',
    successStatus: 200,
    errors: [404],
  },
} as const satisfies Record<string, Operation>;

const cleanDraft = (draft: OperatorDraft): OperatorDraft => ({
  ...draft,
  providerId: draft.providerId || null,
  templateId: draft.templateId || null,
  externalCovenantId: draft.externalCovenantId || null,
  serviceUrl: draft.serviceUrl || null,
});

export const operators = (http: Transport) => {
  const calls = {
    /** All operators with the fields that a query to each of them uses. */
    list: ({ ignoreCredentialActive }: CredentialFilter = {}, options?: RequestOptions) =>
      http.call(operatorOperations.list, { ...options, query: { ignoreCredentialActive } }),
    /** One page for the administration screen. */
    page: async (query: OperatorQuery = {}, options?: RequestOptions) =>
      toPage(
        await http.call(operatorOperations.page, {
          ...options,
          query: { ...wirePageNumber(query), name: query.name, ansId: query.ansId },
        }),
        query,
      ),
    /** Sorted by name. `id` is the ANS number, which the other calls expect. */
    options: async (options?: RequestOptions) => byLabel(await http.call(operatorOperations.options, options), 'name'),
    /** `id` is the ANS number. */
    get: (id: string, options?: RequestOptions) => http.call(operatorOperations.get, { ...options, params: { id } }),
    /** The suppliers of RPA robots. */
    providers: (options?: RequestOptions) => http.call(operatorOperations.providers, options),
    /** Throws `conflict` if the ANS number exists already. */
    create: (draft: OperatorDraft, options?: RequestOptions) =>
      http.call(operatorOperations.create, { ...options, body: cleanDraft(draft) }),
    /** The operator is found by `ansId`. An empty password keeps the stored one. */
    update: (draft: OperatorDraft, options?: RequestOptions) =>
      http.call(operatorOperations.update, { ...options, body: cleanDraft(draft) }),
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    pageAll: (query: OperatorQuery = {}, options?: RequestOptions) => everyRow(calls.page, query, options),
  };
};
