import * as v from 'valibot';
import { type Operation, ordinaryTimeoutMs } from '../core/operation.ts';
import { withoutDuplicates } from '../core/optionLists.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { id } from '../core/fieldSchemas.ts';

const brand = v.object({ id, name: v.string() });
export type Brand = v.InferOutput<typeof brand>;

export interface BrandFilter {
  /** If true, also lists brands with inactive credentials. */
  ignoreCredentialActive?: boolean | undefined;
}

const read = { bodyKind: 'none', successStatus: 200, timeoutMs: ordinaryTimeoutMs, answer: v.array(brand) } as const;

export const brandOperations = {
  ofOperator: {
    ...read,
    id: 'brands.ofOperator',
    method: 'GET',
    path: '/brands/healthoperator/{operatorId}/credentials',
    query: { ignoreCredentialActive: 'flag?' },
    errors: [404],
  },
  all: { ...read, id: 'brands.all', method: 'GET', path: '/brands/dataprovider/all', errors: [] },
} as const satisfies Record<string, Operation>;

export const brands = (http: Transport) => ({
  /** The brands of one operator, by its ANS number: the `id` of `operators.options`. */
  ofOperator: (operatorId: string, { ignoreCredentialActive }: BrandFilter = {}, options?: RequestOptions) =>
    http.call(brandOperations.ofOperator, { ...options, params: { operatorId }, query: { ignoreCredentialActive } }),
  /** Every brand once, even if the service repeats some. */
  all: async (options?: RequestOptions) => withoutDuplicates(await http.call(brandOperations.all, options), 'id'),
});
