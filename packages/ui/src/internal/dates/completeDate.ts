import type { DateOrder } from './dateOrder.ts';
import { type CivilDate, type IsoDate, readIso, writeIso } from './isoDate.ts';

/** How far ahead of today a year of two digits may lie before it means the last century. */
const yearsAhead = 10;

/** The last day that a year of two digits may stand for, where nothing else says so. */
export const farthestDay = (today: IsoDate): IsoDate => `${readIso(today).year + yearsAhead}-12-31`;

/** Of a date whose year is 0 to 99: the latest one that ends so and does not take the date beyond `latest`. */
export function expandYear(date: CivilDate, latest: IsoDate): number {
  const year = Math.floor(readIso(latest).year / 100) * 100 + date.year;
  return writeIso({ ...date, year }) > latest ? year - 100 : year;
}

/**
 * Fills in what a hurried hand leaves out: `20`, `20/11` and `20/11/26` take month and year from today, a year of two digits
 * not beyond `latest`. Any other text comes back as it is, also a lone number where the month comes first: it may be either.
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

/** Only the century of a year of two digits: a date of which more is missing stays as it is. */
export const completeCentury = (
  text: string,
  today: IsoDate,
  latest = farthestDay(today),
  order: DateOrder = 'dmy',
): string => (/^\d{2}\/\d{2}\/\d{2}$/.test(text) ? completeDate(text, today, latest, order) : text);
