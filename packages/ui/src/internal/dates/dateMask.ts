export const dateMask = '##/##/####';

/** A separator after one digit of day or month completes it: `1/` becomes `01/`. */
export function padBySeparator(digits: string): string {
  const isHalf = digits.length === 1 || digits.length === 3;
  return isHalf && digits.at(-1) !== '0' ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;
}
