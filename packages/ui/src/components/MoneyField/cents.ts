import { cleanDecimal, type DecimalText } from '../../internal/numbers/decimal.ts';

/** `123456` as `1234.56`. */
export function centsToDecimal(cents: number): DecimalText {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return cleanDecimal(`${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** `1234.56` as `123456`: only digits move, nothing is multiplied. */
export function decimalToCents(decimal: DecimalText): number {
  const [whole = '', part = ''] = decimal.split('.');
  return Number(whole + part.padEnd(2, '0'));
}
