import type { DecimalMark } from '../../i18n/LocaleContext.ts';
import { cleanDecimal, type DecimalText } from './decimal.ts';

const currencies = /R\$|BRL|US\$|USD|EUR|[$€£]/gi;

/** `(12,00)` and `12,00-` are how ledgers write what is below zero. */
function readSign(text: string): { isNegative: boolean; size: string } {
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  if (inside !== undefined) return { isNegative: true, size: inside };
  const sign = /^(?<before>[+-]?)(?<size>[^+-]*)(?<after>-?)$/.exec(text)?.groups;
  if (!sign) return { isNegative: false, size: '' };
  return { isNegative: sign.before === '-' || sign.after === '-', size: sign.size ?? '' };
}

/** The one mark that parts the whole from its decimals; none in a whole number, undefined where it cannot be told. */
function decimalMark(size: string, own: DecimalMark): DecimalMark | '' | undefined {
  const marks = size.match(/[.,]/g) ?? [];
  const [first] = marks;
  if (!first) return '';
  const last = size.lastIndexOf(',') > size.lastIndexOf('.') ? ',' : '.';
  const isMixed = marks.some((mark) => mark !== first);
  if (isMixed) return marks.filter((mark) => mark === last).length === 1 ? last : undefined;
  // Several of a kind group the digits, and a group is of three.
  if (marks.length > 1) return /^\d{1,3}(?:[.,]\d{3})+$/.test(size) ? '' : undefined;
  if (last === own) return own;
  // Alone, the other mark before three digits groups them, as Brazil's dot in `1.234`; in `1234.56` and `0.125` it cannot.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(size) ? '' : last;
}

/**
 * The number in a text, however it is written: `1.234,56`, `R$ 1.234,56`, `1234.56`, `1,234.56`, `(1.234,56)`. Undefined where there is
 * none. The field's own mark alone, in Brazil the comma, parts the decimals: nobody guesses that `1,234` may be a thousand.
 */
export function readNumberText(text: string, unit = '', ownMark: DecimalMark = ','): DecimalText | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replaceAll(unit, '')
    .replace(currencies, '');
  const { isNegative, size } = readSign(plain.replace(/[\s'’]/g, ''));
  if (!/^[\d.,]*\d[\d.,]*$/.test(size)) return undefined;
  const mark = decimalMark(size, ownMark);
  if (mark === undefined) return undefined;
  const [whole = '', part = ''] = mark === '' ? [size] : size.split(mark);
  return cleanDecimal(`${isNegative ? '-' : ''}${whole.replace(/[.,]/g, '') || '0'}.${part}`);
}
