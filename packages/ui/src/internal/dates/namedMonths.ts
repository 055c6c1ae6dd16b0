import type { DateOrder } from './dateOrder.ts';

/** Each month: its first three letters, then optional endings in pt, en and es. */
const months = [
  'jan(?:eiro|uary)?|ene(?:ro)?',
  'fev(?:ereiro)?|feb(?:ruary|rero)?',
  'mar(?:[cç]o|ch|zo)?',
  'abr(?:il)?|apr(?:il)?',
  'mai(?:o)?|may(?:o)?',
  'jun(?:ho|e|io)?',
  'jul(?:ho|y|io)?',
  'ago(?:sto)?|aug(?:ust)?',
  'set(?:embro)?|sep(?:t(?:ember|iembre)?)?',
  'out(?:ubro)?|oct(?:ober|ubre)?',
  'nov(?:embro|ember|iembre)?',
  'dez(?:embro)?|dec(?:ember)?|dic(?:iembre)?',
];
const anyMonth = `(?:${months.join('|')})(?![a-zà-ú])`;
const joint = String.raw`(?:\s*[/-]\s*|\s+(?:(?:de|of)\s+)?|,\s*)`;
/** A year. Excludes two digits that are the day of a second date, as in `1 nov 20 nov` and `1 nov 20/11`. */
const shortOrLongYear = String.raw`(?:\d{4}|\d{2})(?!\d|[/.-]\d|\s*(?:de\s+)?${anyMonth})`;
const namedDate = new RegExp(
  String.raw`(?<!\d)(\d{1,2})${joint}(${anyMonth})\.?(?:${joint}(${shortOrLongYear}))?`,
  'giu',
);

/** `November 20, 2026`, where the month comes first. */
const monthThenDay = new RegExp(
  String.raw`(?<![a-zà-ú])(${anyMonth})\.?\s+(\d{1,2})(?![\d/])(?:,?\s+(${shortOrLongYear}))?`,
  'giu',
);

const ordinal = /(?<=\d)(?:\.?[º°ª]|(?:st|nd|rd|th)\b)/g;

const monthNumber = (name: string) => months.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(name)) + 1;

const writeNumeric = (day: string, month: string, year: string | undefined) =>
  [day, monthNumber(month), year].filter(Boolean).join('.');

/**
 * `1º de novembro de 2026`, `1 nov 2026` and `1-nov-26` become `1.11.2026`, always with the day first; a text without a month is returned
 * unchanged.
 */
export function numberMonths(text: string, order: DateOrder = 'dmy'): string {
  const plain = text.replace(ordinal, '');
  const dayFirst =
    order === 'dmy'
      ? plain
      : plain.replace(monthThenDay, (_date, month: string, day: string, year: string | undefined) =>
          writeNumeric(day, month, year),
        );
  return dayFirst.replace(namedDate, (_date, day: string, month: string, year: string | undefined) =>
    writeNumeric(day, month, year),
  );
}
