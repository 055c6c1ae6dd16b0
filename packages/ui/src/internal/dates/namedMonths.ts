const months = [
  'jan(?:eiro)?',
  'fev(?:ereiro)?',
  'mar(?:[cç]o)?',
  'abr(?:il)?',
  'mai(?:o)?',
  'jun(?:ho)?',
  'jul(?:ho)?',
  'ago(?:sto)?',
  'set(?:embro)?',
  'out(?:ubro)?',
  'nov(?:embro)?',
  'dez(?:embro)?',
];

const anyMonth = `(?:${months.join('|')})(?![a-zà-ú])`;
const joint = String.raw`(?:\s*[/-]\s*|\s+(?:de\s+)?)`;
/** Not the day of a second date: `1 nov a 20 nov`, `1 nov 20/11`. */
const shortOrLongYear = String.raw`(?:\d{4}|\d{2})(?!\d|[/.-]\d|\s*(?:de\s+)?${anyMonth})`;
const namedDate = new RegExp(
  String.raw`(?<!\d)(\d{1,2})${joint}(${anyMonth})\.?(?:${joint}(${shortOrLongYear}))?`,
  'giu',
);

const ordinal = /(?<=\d)\.?[º°ª]/g;

const monthNumber = (name: string) => months.findIndex((month) => new RegExp(`^${month}$`, 'iu').test(name)) + 1;

/** `1º de novembro de 2026`, `1 nov 2026` and `1-nov-26` as `1/11/2026`; what is no month stays as it is. */
export const numberMonths = (text: string) =>
  text
    .replace(ordinal, '')
    .replace(namedDate, (_date, day: string, month: string, year: string | undefined) =>
      [day, monthNumber(month), ...(year ? [year] : [])].join('/'),
    );
