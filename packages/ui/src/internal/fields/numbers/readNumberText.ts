import type { DecimalMark } from '../../../i18n/LocaleContext.ts';
import { cleanDecimal, type DecimalText } from './decimal.ts';

export interface NumberWriting {
  /** The unit after the number, which may be pasted with it. */
  unit?: string | undefined;
  /** Sign and code of the field's own currency, which may be pasted with the number. Every other currency is refused. */
  currency?: readonly string[] | undefined;
  /** @default ',' */
  decimalMark?: DecimalMark | undefined;
}

/** `²`, `½`, `①` and `Ⅴ`. NFKC would change some of them into plain digits. */
const unusualDigits = /[\p{No}\p{Nl}]/u;
/** Zero-width spaces and direction marks, which a text copied from a chat or a spreadsheet may contain. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Replaces a name by two spaces, because a single space could be read as a separator of thousands. */
const gap = '  ';

const removeAll = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, gap)), text);

/** Accounting programs write negative numbers as `(12,00)` and `12,00-`. */
function readSign(text: string): { isNegative: boolean; size: string } {
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  if (inside !== undefined) return { isNegative: true, size: inside.trim() };
  const sign = /^(?<before>[+-]?)(?<size>[^+-]*)(?<after>-?)$/.exec(text)?.groups;
  if (!sign) return { isNegative: false, size: '' };
  return { isNegative: sign.before === '-' || sign.after === '-', size: sign.size?.trim() ?? '' };
}

/** Removes the spaces or apostrophes of `1 234 567` and `1'234.50`. Undefined if they do not separate thousands. */
function joinGroups(size: string): string | undefined {
  const [mark] = size.match(/[ '’]/) ?? [];
  if (mark === undefined) return size;
  const [integerPart = '', ...decimals] = size.split(/(?=[.,])/);
  const [first = '', ...groups] = integerPart.split(mark);
  const isGrouped = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return isGrouped ? [first, ...groups, ...decimals].join('') : undefined;
}

/** The decimal mark; empty for an integer, undefined if it is ambiguous. */
function decimalMark(size: string, localeMark: DecimalMark): DecimalMark | '' | undefined {
  const marks = size.match(/[.,]/g) ?? [];
  const [first] = marks;
  if (!first) return '';
  const last = size.lastIndexOf(',') > size.lastIndexOf('.') ? ',' : '.';
  const isMixed = marks.some((mark) => mark !== first);
  if (isMixed) return marks.filter((mark) => mark === last).length === 1 ? last : undefined;
  // Several equal marks separate thousands, so each group must have three digits.
  if (marks.length > 1) return /^\d{1,3}(?:[.,]\d{3})+$/.test(size) ? '' : undefined;
  if (last === localeMark) return localeMark;
  // One mark of the other kind separates thousands if three digits follow, as the dot does in `1.234` in Brazil, but not in `1234.56` or `0.125`.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(size) ? '' : last;
}

/**
 * The number in a text in any of these forms: `1.234,56`, `R$ 1.234,56`, `1234.56`, `1,234.56`, `(1.234,56)`. Undefined if there is none.
 * The decimal mark of the field's locale never separates thousands: in Brazil `1,234` is a little more than 1.
 */
export function readNumberText(text: string, writing: NumberWriting = {}): DecimalText | undefined {
  const { unit = '', currency = [], decimalMark: ownMark = ',' } = writing;
  const visible = removeAll(text.replace(invisible, ''), [unit]);
  if (unusualDigits.test(visible)) return undefined;
  const plain = visible
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .toUpperCase();
  const names = [unit, ...currency].map((name) => name.normalize('NFKC').toUpperCase());
  const { isNegative, size: written } = readSign(removeAll(plain, names).trim());
  const size = joinGroups(written);
  if (size === undefined || !/^[\d.,]*\d[\d.,]*$/.test(size)) return undefined;
  const mark = decimalMark(size, ownMark);
  if (mark === undefined) return undefined;
  const [integerPart = '', part = ''] = mark === '' ? [size] : size.split(mark);
  return cleanDecimal(`${isNegative ? '-' : ''}${integerPart.replace(/[.,]/g, '') || '0'}.${part}`);
}
