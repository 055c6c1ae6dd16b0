import { type DecimalText, fromUnits, toUnits } from '../../internal/numbers/decimal.ts';

/** `123456` as `1234.56`. */
export const centsToDecimal = (cents: number): DecimalText => fromUnits(BigInt(cents), 2);

/** `1234.56` as `123456`: only digits move, nothing is multiplied. */
export const decimalToCents = (decimal: DecimalText): number => Number(toUnits(decimal, 2));
