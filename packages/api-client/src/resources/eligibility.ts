import * as v from 'valibot';
import { everyRow } from '../core/everyRow.ts';
import { type Operation, operatorTimeoutMs, ordinaryTimeoutMs } from '../core/operation.ts';
import { type PageQuery, pageOfContent, toPage, wirePage } from '../core/page.ts';
import { requiredText, requestText, textLimits } from '../core/textLimits.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { calendarDate, instant, openFlag, optionalText, text } from '../core/fieldSchemas.ts';

const eligibilityCheck = v.object({
  ansId: requiredText('id'),
  brandId: v.nullable(requestText('id')),
  cardNumber: v.nullable(v.pipe(v.string(), v.maxLength(textLimits.cardNumber), v.regex(/^[A-Za-z0-9]+$/))),
  cpf: v.nullable(v.pipe(v.string(), v.regex(/^\d{11}$/))),
  birth: v.nullable(calendarDate),
});
/** Masks and empty values are allowed: the call removes masks and sends `null` for empty values. `birth` is `yyyy-MM-dd`. */
export interface EligibilityCheck {
  ansId: string;
  /** Missing for the company’s own plan. */
  brandId?: string | null | undefined;
  cardNumber?: string | null | undefined;
  cpf?: string | null | undefined;
  birth?: string | null | undefined;
}

const plan = v.object({
  healthPlanName: optionalText,
  name: optionalText,
  code: optionalText,
  network: optionalText,
  product: optionalText,
  segment: optionalText,
  accommodation: optionalText,
  companion: optionalText,
  contractType: optionalText,
  level: optionalText,
});

const beneficiaryResult = v.object({
  status: optionalText,
  eligible: v.boolean(),
  reason: v.nullish(
    v.object({ description: optionalText, negatives: v.nullish(v.array(v.object({ description: optionalText })), []) }),
    {},
  ),
  covenant: v.nullish(v.object({ name: optionalText }), {}),
  patient: v.object({
    name: optionalText,
    birth: optionalText,
    cardNumber: optionalText,
    cpf: optionalText,
    cns: optionalText,
    reason: v.nullish(v.object({ code: optionalText, description: optionalText }), {}),
    plan: v.nullish(plan, {}),
  }),
});
/** The operator’s answer about one person. Every text may be missing. */
export type BeneficiaryResult = v.InferOutput<typeof beneficiaryResult>;

export const cardToValidate = v.object({
  ansId: requiredText('id'),
  cardNumber: requiredText('cardNumber'),
});
const cardValidation = v.object({ valid: v.boolean(), message: v.nullish(v.string()) });
export type CardValidation = v.InferOutput<typeof cardValidation>;

const eligibilityRecord = v.object({
  carteirinha: text,
  nome: text,
  operator: text,
  brand: text,
  nome_plano: text,
  created_at: instant,
  consumer: text,
  status: openFlag,
});
/** One past query. `status` is true if the person was covered, and `null` if the service does not say it. */
export type EligibilityRecord = v.InferOutput<typeof eligibilityRecord>;

/** Calendar dates `yyyy-MM-dd`, both ends included. */
export interface EligibilitySearch extends PageQuery {
  ansId?: string | null | undefined;
  brandId?: string | null | undefined;
  firstDate: string;
  lastDate: string;
}

export const eligibilityOperations = {
  check: {
    id: 'eligibility.check',
    hasIdempotencyKey: true,
    method: 'POST',
    path: '/eligibility',
    bodyKind: 'json',
    body: eligibilityCheck,
    answer: beneficiaryResult,
    successStatus: 200,
    timeoutMs: operatorTimeoutMs,
    errors: [404],
  },
  validateCard: {
    id: 'eligibility.validateCard',
    method: 'POST',
    path: '/eligibility/data/cardnumber/validate',
    bodyKind: 'json',
    body: cardToValidate,
    answer: cardValidation,
    successStatus: 200,
    timeoutMs: operatorTimeoutMs,
    errors: [404],
  },
  search: {
    id: 'eligibility.search',
    method: 'GET',
    path: '/eligibility',
    bodyKind: 'none',
    query: {
      ansId: 'text?',
      brandId: 'text?',
      firstDate: 'date',
      lastDate: 'date',
      page: 'page',
      size: 'size',
    },
    answer: pageOfContent(eligibilityRecord),
    successStatus: 200,
    timeoutMs: ordinaryTimeoutMs,
    errors: [],
  },
} as const satisfies Record<string, Operation>;

/** Removes the punctuation of a mask. Any other character stays, so that the service refuses an invalid number. */
const unmasked = (value: string | null | undefined) => value?.replace(/[\s./-]/g, '') || null;

export const eligibility = (http: Transport) => {
  const calls = {
    /** Queries the operator for one person; may take up to 180 s. */
    check: ({ ansId, brandId, cardNumber, cpf, birth }: EligibilityCheck, options?: RequestOptions) =>
      http.call(eligibilityOperations.check, {
        ...options,
        body: {
          ansId,
          brandId: brandId || null,
          cardNumber: unmasked(cardNumber),
          cpf: unmasked(cpf),
          birth: birth || null,
        },
      }),
    /** Asks the operator whether it knows a card; may take up to 180 s. */
    validateCard: (card: v.InferOutput<typeof cardToValidate>, options?: RequestOptions) =>
      http.call(eligibilityOperations.validateCard, { ...options, body: card }),
    /** One page of past queries. */
    search: async (search: EligibilitySearch, options?: RequestOptions) => {
      const { ansId, brandId, firstDate, lastDate } = search;
      const query = { ansId, brandId, firstDate, lastDate, ...wirePage(search) };
      const answer = await http.call(eligibilityOperations.search, { ...options, query });
      return toPage({ ...answer, rows: answer.content, count: answer.totalElements }, search);
    },
  };
  return {
    ...calls,
    /** Every row from the given page on, for `for await`; requests 100 rows at a time unless `pageSize` is set. */
    searchAll: (query: EligibilitySearch, options?: RequestOptions) => everyRow(calls.search, query, options),
  };
};
