import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';

export const cnpjMask = '@@.@@@.@@@/@@@@-##';

/** `00.000.000/0000-00` from any text, letters upper-cased; an unfinished number is formatted as far as it goes, and is not padded. */
export const formatCnpj = (text: string): string => applyMask(cnpjMask, readMask(cnpjMask, text));
