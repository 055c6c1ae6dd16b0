import { farthestDay } from './completeDate.ts';
import type { DateOrder } from './dateOrder.ts';
import { clampIso, type IsoDate, pad, readIso } from './isoDate.ts';
import { isDate, validDateOrNull } from './validDateOrNull.ts';

export interface DateRules {
  minYear: number;
  maxYear: number;
  allowFuture: boolean;
  today: IsoDate;
  /** The order of day and month in its text. @default 'dmy' */
  order?: DateOrder | undefined;
  minDate?: IsoDate | undefined;
  maxDate?: IsoDate | undefined;
  /** Returns the reason why a day cannot be chosen. */
  isDateUnavailable?: ((iso: IsoDate) => string | undefined) | undefined;
}

export type DateProblem =
  | 'incomplete'
  | 'invalidYear'
  | 'nonexistent'
  | 'future'
  | 'beforeMin'
  | 'afterMax'
  | 'unavailable';

export interface DateValidation<Problem extends string = DateProblem> {
  /** Null while the text is empty or has a problem. */
  value: IsoDate | null;
  problem?: Problem | undefined;
  /** The app's own message about an `unavailable` day. */
  reason?: string | undefined;
}

const refuse = (problem: DateProblem, reason?: string): DateValidation => ({ value: null, problem, reason });

const isYearRefused = (year: number, { minYear, maxYear }: DateRules) => year < minYear || year > maxYear;

/** Validates a day of the calendar or of a preset by the rules of the field. */
export function validateDay(iso: IsoDate, rules: DateRules): DateValidation {
  if (!validDateOrNull(iso)) return refuse('nonexistent');
  if (isYearRefused(readIso(iso).year, rules)) return refuse('invalidYear');
  if (!rules.allowFuture && iso > rules.today) return refuse('future');
  if (rules.minDate && iso < rules.minDate) return refuse('beforeMin');
  if (rules.maxDate && iso > rules.maxDate) return refuse('afterMax');
  const reason = rules.isDateUnavailable?.(iso);
  return reason ? refuse('unavailable', reason) : { value: iso };
}

/** Validates a text `dd/mm/yyyy`, or `mm/dd/yyyy`, by the rules of the field. */
export function validateDate(text: string, rules: DateRules): DateValidation {
  if (text === '') return { value: null };
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return refuse('incomplete');
  const [, first, second, year] = match;
  const [day, month] = rules.order === 'mdy' ? [second, first] : [first, second];
  const iso = `${year}-${month}-${day}`;
  if (isYearRefused(Number(year), rules)) return refuse('invalidYear');
  return isDate(iso) ? validateDay(iso, rules) : refuse('nonexistent');
}

/** The last date with a four-digit year. */
const lastPossibleDay: IsoDate = '9999-12-31';

/** The last day that a two-digit year may mean. It is always within the limits. */
export function latestDay({ allowFuture, today, maxDate = lastPossibleDay, maxYear }: DateRules): IsoDate {
  return [allowFuture ? farthestDay(today) : today, maxDate, `${maxYear}-12-31`].toSorted()[0]!;
}

/** The years that a calendar can show, and the allowed day that is nearest to `iso`. */
export function calendarBounds({ minYear, maxYear, minDate, maxDate }: DateRules) {
  const first = minDate ?? `${pad(minYear, 4)}-01-01`;
  const last = maxDate ?? `${maxYear}-12-31`;
  return {
    minYear: Math.max(minYear, readIso(first).year),
    maxYear: Math.min(maxYear, readIso(last).year),
    nearest: (iso: IsoDate) => clampIso(iso, first, last),
  };
}
