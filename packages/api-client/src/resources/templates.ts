import * as v from 'valibot';
import { byLabel } from '../core/optionLists.ts';
import { type Operation, ordinaryTimeoutMs } from '../core/operation.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { id } from '../core/fieldSchemas.ts';

const template = v.object({ id, description: v.string() });
/** A version of the TISS standard. */
export type Template = v.InferOutput<typeof template>;

export const templateOperations = {
  list: {
    id: 'templates.list',
    method: 'GET',
    path: '/template',
    bodyKind: 'none',
    answer: v.array(template),
    successStatus: 200,
    timeoutMs: ordinaryTimeoutMs,
    errors: [],
  },
} as const satisfies Record<string, Operation>;

export const templates = (http: Transport) => ({
  /** Sorted by description. */
  list: async (options?: RequestOptions) => byLabel(await http.call(templateOperations.list, options), 'description'),
});
