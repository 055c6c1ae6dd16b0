export const dateMask = '##/##/####';

/** A separator typed after one digit of day or month means that there is no second: `1/` is `01/`. */
export function padBySeparator(digits: string): string {
  const isHalf = digits.length === 1 || digits.length === 3;
  return isHalf && digits.at(-1) !== '0' ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;
}
