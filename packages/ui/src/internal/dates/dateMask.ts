export const dateMask = '##/##/####';

/** A separator after a one-digit day or month adds the zero: `1/` becomes `01/`. */
export function padBySeparator(digits: string): string {
  const isHalf = digits.length === 1 || digits.length === 3;
  return isHalf && digits.at(-1) !== '0' ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;
}
