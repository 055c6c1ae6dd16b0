import type { Brand } from '@oraculo/api-client';
import { api } from '../service/api.ts';
import { useOptions } from './useOptions.ts';

const toOption = ({ id, name }: Brand) => ({ label: name, value: id });

/** The brands of one operator, by the operator's `id`; none without one. */
export const useBrandsOf = (operatorId: string | undefined, filter: { ignoreCredentialActive?: boolean } = {}) =>
  useOptions(
    operatorId === undefined ? null : ['brands', operatorId, filter],
    (options) => api.brands.ofOperator(operatorId ?? '', filter, options),
    toOption,
  );

/** Every brand of every operator. */
export const useAllBrands = () => useOptions(['brands', 'all'], (options) => api.brands.all(options), toOption);
