import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';

/** The longest line: four blocks of twelve, for water, energy, phone and taxes. */
export const boletoMask = '###########-# ###########-# ###########-# ###########-#';
const bankMask = '#####.##### #####.###### #####.###### # ##############';

/** A line with the first digit 8 has 48 digits. Any other line of 48 digits is also shown with 48. */
export const shapeOfBoleto = (line: string): string =>
  line.startsWith('8') || line.length > 47 ? boletoMask : bankMask;

/** A line as it is printed on a bill, from any text; an unfinished line keeps its length. */
export const formatBoleto = (text: string): string => {
  const line = readMask(boletoMask, text);
  return applyMask(shapeOfBoleto(line), line);
};
