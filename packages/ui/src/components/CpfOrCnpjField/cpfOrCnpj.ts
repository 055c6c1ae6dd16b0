import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';
import { cnpjMask } from '../CnpjField/formatCnpj.ts';
import { isValidCnpj } from '../CnpjField/isValidCnpj.ts';
import { cpfMask } from '../CpfField/formatCpf.ts';
import { isValidCpf } from '../CpfField/isValidCpf.ts';

/** Up to eleven digits may be a CPF; a letter or a twelfth digit means a CNPJ. */
export const shapeOfCpfOrCnpj = (value: string): string => (/^\d{0,11}$/.test(value) ? cpfMask : cnpjMask);

/** `000.000.000-00` or `00.000.000/0000-00` from any text, letters upper-cased; an unfinished number keeps its length. */
export const formatCpfOrCnpj = (text: string): string => {
  const value = readMask(cnpjMask, text);
  return applyMask(shapeOfCpfOrCnpj(value), value);
};

/** Whether a clean text is a CPF or a CNPJ with the right check digits. Use it for a warning, never to block. */
export const isValidCpfOrCnpj = (value: string): boolean => isValidCpf(value) || isValidCnpj(value);
