import type { Operator } from '@oraculo/api-client';
import { api } from '../service/api.ts';
import { useOptions } from './useOptions.ts';

const toOption = ({ name, ansId }: Operator) => ({ label: name, value: ansId, subtitle: `ANS ${ansId}` });

/** All operators, chosen by their ANS number. */
export const useOperators = (filter: { ignoreCredentialActive?: boolean } = {}) =>
  useOptions(['operators', 'list', filter], (options) => api.operators.list(filter, options), toOption);
