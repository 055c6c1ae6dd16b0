import type { Brand } from '@oraculo/api-client';
import { sessionQueries } from './sessionQueries.ts';

/** The preselected brand of an operator: its only one, or the one of its last query in this session. */
export function likelyBrand(ansId: string, brands: readonly Brand[] | undefined): string | undefined {
  if (brands?.length === 1) return brands[0]?.id;
  const last = sessionQueries.list.find(({ query }) => query.ansId === ansId)?.query.brandId;
  return brands?.find(({ id }) => id === last)?.id;
}
