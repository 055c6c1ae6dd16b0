import type { DecimalMark } from '../../../i18n/LocaleContext.ts';
import type { DecimalText } from './decimal.ts';

/** `1234.5` without grouping, as it is typed: `1234,50` with at least two decimals. */
export function plainDecimal(value: DecimalText, leastDecimals = 0, mark: DecimalMark = ','): string {
  const [integerPart = '', part = ''] = value.split('.');
  const decimals = part.padEnd(leastDecimals, '0');
  return decimals ? `${integerPart}${mark}${decimals}` : integerPart;
}

/** `1234.5` as `1.234,50`. Does not use `Intl`, which in older browsers rounds a long number that is passed as a string. */
export const formatDecimal = (value: DecimalText, leastDecimals = 0, mark: DecimalMark = ','): string =>
  plainDecimal(value, leastDecimals, mark).replace(/\d+/, (digits) =>
    digits.replace(/\B(?=(?:\d{3})+$)/g, mark === ',' ? '.' : ','),
  );
