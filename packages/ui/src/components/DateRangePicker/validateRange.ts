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
 * What two texts stand for together. A reversed range is validated as if it were in order: it will be swapped. An end
 * beyond the span is no value.
 */
export function validateRange(texts: RangeTexts, rules: DateRules, maxSpanDays: number): RangeValidation {
  const start = validateDate(texts.start, rules);
  const end = validateDate(texts.end, rules);
  const isTooLong = start.value && end.value && Math.abs(daysBetween(start.value, end.value)) > maxSpanDays;
  return { start, end: isTooLong ? { value: null, problem: 'span' } : end };
}

/** The texts in order when both are dates and the second is the earlier one; else null. */
export function swapReversed(texts: RangeTexts, rules: DateRules): RangeTexts | null {
  const start = validateDate(texts.start, rules).value;
  const end = validateDate(texts.end, rules).value;
  return start && end && end < start ? { start: texts.end, end: texts.start } : null;
}
