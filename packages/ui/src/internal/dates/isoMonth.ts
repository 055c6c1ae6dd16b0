import { expandYear, farthestDay } from './completeDate.ts';
import { addMonths, type IsoDate, readIso } from './isoDate.ts';
import { findDateToken, tokenToIso } from './parseDatePtBR.ts';

/** `yyyy-MM`. Compares as text. */
export type IsoMonth = string;

export interface MonthRules {
  minMonth?: IsoMonth | undefined;
  maxMonth?: IsoMonth | undefined;
  minYear: number;
  maxYear: number;
}

export type MonthProblem = 'incomplete' | 'nonexistent' | 'invalidYear' | 'min' | 'max';

export const stepMonth = (month: IsoMonth, by: number): IsoMonth => addMonths(`${month}-01`, by).slice(0, 7);

/** `2026-11` as `11/2026`; null gives an empty text. */
export const formatMonthPtBR = (month: IsoMonth | null): string =>
  month ? `${month.slice(5)}/${month.slice(0, 4)}` : '';

/** Whether a month may be chosen. */
export function validateChosenMonth(month: IsoMonth, { minMonth, maxMonth }: MonthRules): MonthProblem | undefined {
  if (minMonth !== undefined && month < minMonth) return 'min';
  return maxMonth !== undefined && month > maxMonth ? 'max' : undefined;
}

/** The month of a text `mm/yyyy`, under the field's rules. */
export function validateMonth(
  text: string,
  rules: MonthRules,
): { value: IsoMonth | null; problem?: MonthProblem | undefined } {
  if (text === '') return { value: null };
  const [, month = '', year = ''] = /^(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (!month) return { value: null, problem: 'incomplete' };
  if (Number(month) < 1 || Number(month) > 12) return { value: null, problem: 'nonexistent' };
  if (Number(year) < rules.minYear || Number(year) > rules.maxYear) return { value: null, problem: 'invalidYear' };
  const value = `${year}-${month}`;
  const problem = validateChosenMonth(value, rules);
  return problem ? { value: null, problem } : { value };
}

/**
 * The last day that a typed or pasted two-digit year may mean: ten years ahead, as in a date, but at most the year after `last` and today.
 * That year is included so that `12/26`, one month beyond the limit 11/2026, is refused and does not silently become 12/1926.
 */
export function latestOfMonths(today: IsoDate, last: IsoMonth): IsoDate {
  const near = Math.max(readIso(today).year, readIso(last).year) + 1;
  return `${Math.min(near, readIso(farthestDay(today)).year)}-12-31`;
}

/** `11` as November of this year, `11/26` as `11/2026`: a two-digit year does not take the month beyond `latest`. */
export function completeMonth(text: string, today: IsoDate, latest: IsoDate): string {
  const [, month = '', year] = /^(\d\d)\/?(\d\d)?$/.exec(text) ?? [];
  if (!month) return text;
  const first = { day: 1, month: Number(month), year: Number(year) };
  return `${month}/${year === undefined ? today.slice(0, 4) : expandYear(first, latest)}`;
}

/** The month in a pasted text: `11/2026`, `11/26`, `2026-11`, `nov/2026`, `novembro de 2026`, or the month of a date; else null. */
export function readPastedMonth(text: string, latest: IsoDate): IsoMonth | null {
  // Adds a day to a month that has none, so that it can be read as a date.
  const date = text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d{1,2})\s*[/.-]\s*(\d{4}|\d\d)$/, '1/$1/$2')
    .replace(/^\d{4}-\d{1,2}$/, '$&-1')
    .replace(/^\p{L}.*/su, (words) => `1 de ${words.replace(/\s*\/\s*/, ' de ')}`);
  const token = findDateToken(date, latest);
  return token && (tokenToIso(token)?.slice(0, 7) ?? null);
}
