import { monthNames } from '../../i18n/ptBR/dates/monthNames.ts';

const short = (name: string) => name.slice(0, 3).toLowerCase();

const monthPatterns = monthNames.map((name) => `${short(name)}(?:${name.slice(3).replace('ç', '[cç]')})?`);
const anyMonth = `(?:${monthPatterns.join('|')})(?![a-zà-ú])`;
const joint = String.raw`(?:\s*[/-]\s*|\s+(?:de\s+)?)`;
/** Not the day of a second date: `1 nov a 20 nov`, `1 nov 20/11`. */
const shortOrLongYear = String.raw`(?:\d{4}|\d{2})(?!\d|[/.-]\d|\s*(?:de\s+)?${anyMonth})`;
const namedDate = new RegExp(
  String.raw`(?<!\d)(\d{1,2})${joint}(${anyMonth})\.?(?:${joint}(${shortOrLongYear}))?`,
  'giu',
);

const ordinal = /(?<=\d)\.?[º°ª]/g;

const monthNumber = (name: string) => monthNames.findIndex((other) => short(other) === short(name)) + 1;

/** `1º de novembro de 2026`, `1 nov 2026` and `1-nov-26` as `1/11/2026`; what is no month stays as it is. */
export const numberMonths = (text: string) =>
  text
    .replace(ordinal, '')
    .replace(namedDate, (_date, day: string, month: string, year: string | undefined) =>
      [day, monthNumber(month), year].filter(Boolean).join('/'),
    );
