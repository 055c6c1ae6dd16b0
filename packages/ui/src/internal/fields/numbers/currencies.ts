/** The format of a currency in a locale. */
export interface CurrencyWriting {
  /** `R$`, `US$`, `€`. */
  symbol: string;
  /** Whether `symbol` is before the number. */
  isBefore: boolean;
  /** Between the symbol and the number: a no-break space, or nothing. */
  gap: string;
  /** “dólares americanos”, for a sentence. */
  name: string;
  /** Decimals of the smallest unit: 2 for cents, 0 for yen. */
  decimals: number;
  /** Symbols and codes that may be pasted with an amount. */
  pasted: readonly string[];
}

const ofLocale: Record<string, string> = { 'en-US': 'USD', 'en-GB': 'GBP', es: 'EUR', 'es-ES': 'EUR' };

/** The default currency of a field: reais, except in the languages above. */
export const currencyOf = (locale: string): string => ofLocale[locale] ?? 'BRL';

const known = new Map<string, CurrencyWriting>();

function readWriting(locale: string, currency: string): CurrencyWriting {
  const formatAs = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  const currencyIn = (parts: Intl.NumberFormatPart[]) =>
    parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const parts = formatAs('symbol').formatToParts(1);
  const symbol = currencyIn(parts);
  const name = currencyIn(formatAs('name').formatToParts(2));
  // In a sentence Portuguese and Spanish names are lower case; English names and acronyms keep their capitals.
  const isAcronym = /^\p{Lu}{2}/u.test(name);
  return {
    symbol,
    isBefore: parts[0]?.type === 'currency',
    gap: parts.some(({ type }) => type === 'literal') ? '\u00a0' : '',
    name: isAcronym || locale.startsWith('en') ? name : name.charAt(0).toLowerCase() + name.slice(1),
    decimals: formatAs('symbol').resolvedOptions().maximumFractionDigits ?? 2,
    pasted: [symbol, currency, currencyIn(formatAs('narrowSymbol').formatToParts(1))],
  };
}

/** Cached per locale and currency: `Intl` formats are slow to create. */
export function currencyWriting(locale: string, currency: string): CurrencyWriting {
  const key = `${locale} ${currency}`;
  const writing = known.get(key) ?? readWriting(locale, currency);
  known.set(key, writing);
  return writing;
}
