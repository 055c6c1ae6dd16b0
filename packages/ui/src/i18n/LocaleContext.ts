'use client';
import { createContext, use } from 'react';

const styles = {
  integer: {},
  decimal: { maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  share: { style: 'percent', maximumFractionDigits: 1 },
} satisfies Record<string, Intl.NumberFormatOptions>;

/** Formats of numbers: `1.284`, `1,8`, `82%`, `12,5%`. */
type NumberStyle = keyof typeof styles;

const known = new Map<string, Intl.NumberFormat>();

/** Cached per locale: creating a format costs more than using it a hundred times. */
export function numberFormat(locale: string, style: NumberStyle): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const format = known.get(key) ?? new Intl.NumberFormat(locale, styles[style]);
  known.set(key, format);
  return format;
}

/** The decimal separator. The other one of comma and point groups the digits. */
export type DecimalMark = ',' | '.';

export const decimalMarkOf = (locale: string): DecimalMark =>
  numberFormat(locale, 'decimal').format(1.5).includes('.') ? '.' : ',';

/** The default applies to components without a provider. */
export const LocaleContext = createContext('pt-BR');

/** The `locale` of `UiProvider`, in which the kit formats numbers and times. */
export const useLocale = (): string => use(LocaleContext);

export const useNumberFormat = (style: NumberStyle): Intl.NumberFormat => numberFormat(useLocale(), style);
