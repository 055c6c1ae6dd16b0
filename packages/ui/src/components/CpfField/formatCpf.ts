import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';

export const cpfMask = '###.###.###-##';

/** `000.000.000-00` from any text; an unfinished number keeps its length. */
export const formatCpf = (text: string): string => applyMask(cpfMask, readMask(cpfMask, text));

/** `***.482.917-**`: enough to tell people apart, but not to copy the number. Empty unless there are eleven digits. */
export function maskCpf(text: string): string {
  const cpf = readMask(cpfMask, text);
  return cpf.length === 11 ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : '';
}
