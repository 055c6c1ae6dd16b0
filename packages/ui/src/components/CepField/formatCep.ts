import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';

export const cepMask = '#####-###';

/** `01310100` as `01310-100`. */
export const formatCep = (cep: string): string => applyMask(cepMask, readMask(cepMask, cep));
