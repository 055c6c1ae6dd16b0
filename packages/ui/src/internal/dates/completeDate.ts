import { type IsoDate, readIso } from './isoDate.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** How far ahead of today a year of two digits may lie before it means the last century. */
const yearsAhead = 10;

export function expandYear(shortYear: number, today: IsoDate): number {
  const thisYear = readIso(today).year;
  const year = Math.floor(thisYear / 100) * 100 + shortYear;
  return year > thisYear + yearsAhead ? year - 100 : year;
}

/**
 * Fills in what a hurried hand leaves out: `20`, `20/11` and `20/11/26` take month and year from today. Any other text
 * comes back as it is.
 */
export function completeDate(text: string, today: IsoDate): string {
  const match = /^(\d{2})(?:\/(\d{2}))?(?:\/(\d{2}))?\/?$/.exec(text);
  if (!match) return text;
  const now = readIso(today);
  const [, day = '', month = two(now.month), shortYear] = match;
  const year = shortYear === undefined ? now.year : expandYear(Number(shortYear), today);
  return `${day}/${month}/${year}`;
}
