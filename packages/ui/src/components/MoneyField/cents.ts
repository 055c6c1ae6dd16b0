import { type DecimalText, fromUnits, toUnits } from '../../internal/fields/numbers/decimal.ts';

/** `123456` as `1234.56`; with the decimals of another currency, as `123456` for yen. */
export const centsToDecimal = (cents: number, decimals = 2): DecimalText => fromUnits(BigInt(cents), decimals);

/** `1234.56` as `123456`. Moves the point in the text, because a multiplication would round. */
export const decimalToCents = (decimal: DecimalText, decimals = 2): number => Number(toUnits(decimal, decimals));
