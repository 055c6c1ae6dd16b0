import type { DateOrder } from './dateOrder.ts';
import { type CivilDate, type IsoDate, readIso, writeIso } from './isoDate.ts';

/** A two-digit year is at most this many years ahead of today; otherwise it belongs to the last century. */
const yearsAhead = 10;

/** The last day that a two-digit year may mean, unless the rules of the field have another limit. */
export const farthestDay = (today: IsoDate): IsoDate => `${readIso(today).year + yearsAhead}-12-31`;

/** The latest year with these two digits for which the date is not beyond `latest`. */
export function expandYear(date: CivilDate, latest: IsoDate): number {
  const year = Math.floor(readIso(latest).year / 100) * 100 + date.year;
  return writeIso({ ...date, year }) > latest ? year - 100 : year;
}

/**
 * Completes a text: `20` gets month and year of today, `20/11` the year; a two-digit year gets its century, not beyond `latest`. Any other
 * text is returned unchanged. So is a single number if the month comes first, because it may be a day or a month.
 */
export function completeDate(
  text: string,
  today: IsoDate,
  latest = farthestDay(today),
  order: DateOrder = 'dmy',
): string {
  const match = /^(\d{2})(?:\/(\d{2}))?(?:\/(\d{2}))?\/?$/.exec(text);
  if (!match || (order === 'mdy' && match[2] === undefined)) return text;
  const [, first = '', second = today.slice(5, 7), year] = match;
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  const short = { day: Number(day), month: Number(month), year: Number(year) };
  return `${first}/${second}/${year === undefined ? today.slice(0, 4) : expandYear(short, latest)}`;
}

/** Completes only the century of a two-digit year; a date with other missing parts is returned unchanged. */
export const completeCentury = (
  text: string,
  today: IsoDate,
  latest = farthestDay(today),
  order: DateOrder = 'dmy',
): string => (/^\d{2}\/\d{2}\/\d{2}$/.test(text) ? completeDate(text, today, latest, order) : text);
