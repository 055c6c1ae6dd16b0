import type { JudgedText } from '../../internal/DateInput/useDateTexts.ts';
import { daysBetween } from '../../internal/dates/isoDate.ts';
import { type DateProblem, type DateRules, judgeDate } from '../../internal/dates/judgeDate.ts';

export const rangeEnds = ['start', 'end'] as const;
export type RangeEnd = (typeof rangeEnds)[number];
export type RangeTexts = Record<RangeEnd, string>;

export type JudgedEnds = Record<RangeEnd, JudgedText<DateProblem | 'span'>>;

/**
 * What two texts stand for together. A reversed range is judged as if it were in order: it will be swapped. An end
 * beyond the span is no value.
 */
export function judgeRange(texts: RangeTexts, rules: DateRules, maxSpanDays: number): JudgedEnds {
  const start = judgeDate(texts.start, rules);
  const end = judgeDate(texts.end, rules);
  const isTooLong = start.iso && end.iso && Math.abs(daysBetween(start.iso, end.iso)) > maxSpanDays;
  return { start, end: isTooLong ? { iso: null, problem: 'span' } : end };
}

/** The texts in order when both are dates and the second is the earlier one; else null. */
export function swapReversed(texts: RangeTexts, rules: DateRules): RangeTexts | null {
  const start = judgeDate(texts.start, rules).iso;
  const end = judgeDate(texts.end, rules).iso;
  return start && end && end < start ? { start: texts.end, end: texts.start } : null;
}
