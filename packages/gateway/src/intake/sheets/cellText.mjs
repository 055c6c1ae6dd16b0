/** The errors as Excel shows them in Portuguese, by their names in the file. */
const errorsPtBR = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
  '#SPILL!': '#DESPEJAR!',
  '#FIELD!': '#CAMPO!',
  '#BLOCKED!': '#BLOQUEADO!',
  '#CONNECT!': '#CONECTAR!',
  '#UNKNOWN!': '#DESCONHECIDO!',
  '#GETTING_DATA': '#OBTENDO_DADOS',
};

export const errorText = (name) => errorsPtBR[name] ?? name;

export const booleanText = (isTrue) => (isTrue ? 'VERDADEIRO' : 'FALSO');

/**
 * A number keeps its text from the file, because a card number would lose digits as a JavaScript number. Only whole
 * numbers in the notation of Java are changed: `123456.0` and `5.2998224725E10`.
 */
export const numberText = (text) => (/[.e]/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text);

/** A date in a file has this form or is a serial number. A time without a day stays unchanged. */
export const isoDateText = (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text);

const dayMs = 24 * 60 * 60 * 1000;
/** 29 February 1900: Excel counts this day, which did not exist. */
const phantomDay = 60;
/** 31 December 9999 */
const lastDay = 2_958_465;

/**
 * The date of a serial number as `yyyy-MM-dd`, or the time if it has no day. A number outside the range of dates is
 * returned unchanged.
 */
export function serialText(serial, is1904) {
  const days = Number(serial);
  if (serial === '' || Number.isNaN(days) || days < 0 || days > lastDay) return serial;
  if (!is1904 && Math.floor(days) === phantomDay) return '1900-02-29';
  if (days < 1 && !is1904) return new Date(Math.round(days * 86_400) * 1000).toISOString().slice(11, 19);
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < phantomDay ? 31 : 30);
  return new Date(start + Math.floor(days) * dayMs).toISOString().slice(0, 10);
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export const unescapeText = (text) =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, code) => String.fromCharCode(parseInt(code, 16))) : text;

/** The ids of built-in formats for dates and times, with those of East Asian versions. */
export const isDateFormatId = (id) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/**
 * Whether a number format shows a date or a time: outside of texts, colours and conditions it contains AM/PM or a
 * letter for days, months, years, hours or seconds.
 */
export function isDateFormat(code) {
  const [positive = ''] = code.split(';', 1);
  return /[dmyhs]|a\/p/i.test(positive.replace(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|general/gi, ''));
}

/** `A` for 0, `AB` for 27. */
export function columnName(column) {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** 0 for `A1`; -1 for a text that is not a cell. */
export function columnOf(place) {
  let column = 0;
  for (const char of place) {
    const letter = char.toUpperCase().charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}
