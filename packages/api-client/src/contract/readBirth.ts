import { foldText } from './foldText.ts';

/** A birth date as read from a cell. Only a `value` is ever sent, as `yyyy-MM-dd`. */
export type Birth =
  | { kind: 'blank' }
  | { kind: 'good'; value: string }
  /** A serial number or a two-digit year: the doubt shows the whole date. */
  | { kind: 'doubtful'; value: string; doubt: string }
  | { kind: 'wrong'; reason: string };

const earliestBirth = '1900-01-01';

/** The names of each month in Portuguese, English and Spanish, without accents. Programs shorten them to three letters. */
const months = [
  ['janeiro', 'january', 'enero'],
  ['fevereiro', 'february', 'febrero'],
  ['marco', 'march', 'marzo'],
  ['abril', 'april'],
  ['maio', 'may', 'mayo'],
  ['junho', 'june', 'junio'],
  ['julho', 'july', 'julio'],
  ['agosto', 'august'],
  ['setembro', 'september', 'septiembre'],
  ['outubro', 'october', 'octubre'],
  ['novembro', 'november', 'noviembre'],
  ['dezembro', 'december', 'diciembre'],
];

/** 1 to 12; 0 for another word. */
const monthOf = (word: string): number => {
  const plain = foldText(word);
  return months.findIndex((names) => names.some((name) => name === plain || name.slice(0, 3) === plain)) + 1;
};

const clock = /[T ](?:- |às )?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const numericDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const digitsDay = /^(\d{2})(\d{2})(\d{4})$/;
const namedDay = /^(\d{1,2})(?:\.?[ºo°])?(?: ?[/-] ?| (?:de )?)([a-zç]+)\.?(?: ?[/-] ?| (?:de )?)(\d{4}|\d{2})$/i;

/** Day 0 of spreadsheets for dates from March 1900 on. */
const firstSerialDay = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/** Five digits, from 1927 to 2100: a shorter number is more likely a year or a part of a date. */
const isSerial = (text: string): boolean => /^[1-9]\d{4}$/.test(text) && Number(text) <= 73_415;

const writeDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const exists = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** The day of a text, with its year as it is written. */
function findDay(text: string): { year: string; month: string; day: string } | undefined {
  const iso = isoDay.exec(text);
  if (iso) return { year: iso[1]!, month: iso[2]!, day: iso[3]! };
  const numeric = numericDay.exec(text);
  if (numeric) return { year: numeric[4]!, month: numeric[3]!, day: numeric[1]! };
  const digits = digitsDay.exec(text);
  if (digits) return { year: digits[3]!, month: digits[2]!, day: digits[1]! };
  const named = namedDay.exec(text);
  if (!named) return undefined;
  const month = monthOf(named[2]!);
  return month === 0 ? undefined : { year: named[3]!, month: String(month), day: named[1]! };
}

/** The latest day with this two-digit year that has passed. */
function inPast(shortYear: string, month: string, day: string, today: string): string {
  const century = today.slice(0, 2);
  const written = writeDay(century + shortYear, month, day);
  return written > today ? writeDay(String(Number(century) - 1) + shortYear, month, day) : written;
}

function readDay(text: string, today: string): { value: string; isCertain: boolean } | undefined {
  if (isSerial(text)) {
    const value = new Date(firstSerialDay + Number(text) * dayMs).toISOString().slice(0, 10);
    return { value, isCertain: false };
  }
  const found = findDay(text);
  if (!found) return undefined;
  const { year, month, day } = found;
  const isShort = year.length === 2;
  return { value: isShort ? inPast(year, month, day, today) : writeDay(year, month, day), isCertain: !isShort };
}

const shown = (day: string): string => day.split('-').toReversed().join('/');

/** Reads a birth date as the date field of a screen reads a pasted one. A part of a date is never completed. */
export function readBirth(cell: string, today: string): Birth {
  const text = cell
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.,;]$/, '')
    .replace(clock, '');
  if (text === '') return { kind: 'blank' };
  const read = readDay(text, today);
  if (!read || !exists(read.value) || read.value < earliestBirth)
    return { kind: 'wrong', reason: 'Data de nascimento inválida' };
  if (read.value > today) return { kind: 'wrong', reason: 'Data de nascimento no futuro' };
  if (read.isCertain) return { kind: 'good', value: read.value };
  const doubt = `Confira a data de nascimento: será consultada como ${shown(read.value)}`;
  return { kind: 'doubtful', value: read.value, doubt };
}
