import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';

/** Four blocks of twelve, for water, energy, phone and taxes; the longest line. */
export const boletoMask = '###########-# ###########-# ###########-# ###########-#';
const bankMask = '#####.##### #####.###### #####.###### # ##############';

/** The first digit tells: a line of 48 digits begins with 8. A line that has 48 all the same is shown with 48. */
export const shapeOfBoleto = (line: string): string =>
  line.startsWith('8') || line.length > 47 ? boletoMask : bankMask;

/** A line as it is printed on a bill, from any text; an unfinished one keeps its length. */
export const formatBoleto = (text: string): string => {
  const line = readMask(boletoMask, text);
  return applyMask(shapeOfBoleto(line), line);
};
