import { daysBetween } from '../../internal/dates/isoDate.ts';
import {
  type DateProblem,
  type DateRules,
  type DateValidation,
  validateDate,
} from '../../internal/dates/validateDate.ts';

export const rangeEnds = ['start', 'end'] as const;
export type RangeEnd = (typeof rangeEnds)[number];
export type RangeTexts = Record<RangeEnd, string>;

export type RangeValidation = Record<RangeEnd, DateValidation<DateProblem | 'span'>>;

/**
 * The values of two texts. A reversed range is validated as if it were in order, because it will be swapped. An end beyond the maximum
 * span is not a value.
 */
export function validateRange(texts: RangeTexts, rules: DateRules, maxSpanDays: number): RangeValidation {
  const start = validateDate(texts.start, rules);
  const end = validateDate(texts.end, rules);
  const isTooLong = start.value && end.value && Math.abs(daysBetween(start.value, end.value)) > maxSpanDays;
  return { start, end: isTooLong ? { value: null, problem: 'span' } : end };
}

/** The texts in order if both are dates and the second is earlier; else null. */
export function swapReversed(texts: RangeTexts, rules: DateRules): RangeTexts | null {
  const start = validateDate(texts.start, rules).value;
  const end = validateDate(texts.end, rules).value;
  return start && end && end < start ? { start: texts.end, end: texts.start } : null;
}
