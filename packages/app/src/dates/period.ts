import { daysBetween } from '@oraculo/ui';
import { isDay, today } from './dates.ts';

/** Two calendar days, `yyyy-MM-dd`, both included. */
export interface Period {
  start: string;
  end: string;
}

/** The value of a date-range picker: a day is null while there is no valid one, and a problem is the picker's own message. */
export interface PickedPeriod {
  start: string | null;
  end: string | null;
  startProblem?: string;
  endProblem?: string;
}

export const pickedPeriodOf = (period: Period | null): PickedPeriod => ({
  start: period?.start ?? null,
  end: period?.end ?? null,
});

/** Null unless both days are set. */
export const periodOf = ({ start, end }: PickedPeriod): Period | null =>
  start !== null && end !== null ? { start, end } : null;

/** The date fields accept no earlier year. */
const earliest = '1900-01-01';

/**
 * Validates a period in an address: two existing days, not after today, not too far apart. Reversed days are swapped.
 */
export function readPeriod(text: string, longestSpanDays = Number.POSITIVE_INFINITY): Period | null {
  const [start = '', end = '', ...others] = text.split('_').toSorted();
  if (others.length > 0 || !isDay(start) || !isDay(end)) return null;
  return start >= earliest && end <= today() && daysBetween(start, end) <= longestSpanDays ? { start, end } : null;
}

export const writePeriod = ({ start, end }: Period): string => `${start}_${end}`;
