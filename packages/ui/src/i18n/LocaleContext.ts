'use client';
import { createContext, use } from 'react';

const styles = {
  whole: {},
  decimal: { maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  share: { style: 'percent', maximumFractionDigits: 1 },
} satisfies Record<string, Intl.NumberFormatOptions>;

/** How a number is written: `1.284`, `1,8`, `82%`, `12,5%`. */
type NumberStyle = keyof typeof styles;

const known = new Map<string, Intl.NumberFormat>();

/** Made once for each locale: making one costs more than a hundred uses of it. */
export function numberFormat(locale: string, style: NumberStyle): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const format = known.get(key) ?? new Intl.NumberFormat(locale, styles[style]);
  known.set(key, format);
  return format;
}

/** The decimal separator; the other one of the two groups the digits. */
export type DecimalMark = ',' | '.';

export const decimalMarkOf = (locale: string): DecimalMark =>
  numberFormat(locale, 'decimal').format(1.5).includes('.') ? '.' : ',';

/** Works without a provider: the default is Brazil's. */
export const LocaleContext = createContext('pt-BR');

/** Where the kit writes a number or a time, it does so as the app's `locale` has it. */
export const useLocale = (): string => use(LocaleContext);

export const useNumberFormat = (style: NumberStyle): Intl.NumberFormat => numberFormat(useLocale(), style);
