import type { Brand } from '@oraculo/api-client';
import { api } from '../service/api.ts';
import { useOptions } from './useOptions.ts';

const toOption = ({ id, name }: Brand) => ({ label: name, value: id });

/**
 * The brands of one operator, by the operator's `id`; none without an operator. `noneReason` explains an empty list.
 */
export function useBrandsOf(operatorId: string | undefined, filter: { ignoreCredentialActive?: boolean } = {}) {
  const brands = useOptions(
    operatorId === undefined ? null : ['brands', operatorId, filter],
    (options) => api.brands.ofOperator(operatorId ?? '', filter, options),
    toOption,
  );
  const none = filter.ignoreCredentialActive
    ? 'Esta operadora não tem marcas'
    : 'Esta operadora não tem marca com credencial válida';
  const hasNone = operatorId !== undefined && brands.items?.length === 0;
  return { ...brands, noneReason: hasNone ? none : undefined };
}

/** Every brand of every operator. */
export const useAllBrands = () => useOptions(['brands', 'all'], (options) => api.brands.all(options), toOption);
