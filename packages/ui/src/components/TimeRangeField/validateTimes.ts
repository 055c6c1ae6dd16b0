import { type TimeRules, type TimeText, validateTime } from '../TimeField/timeText.ts';

export const timeEnds = ['start', 'end'] as const;
export type TimeEnd = (typeof timeEnds)[number];
export type TimeTexts = Record<TimeEnd, string>;

export type TimeValidation = ReturnType<typeof validateTime>;

export const validateTimes = (texts: TimeTexts, rules: TimeRules): Record<TimeEnd, TimeValidation> => ({
  start: validateTime(texts.start, rules),
  end: validateTime(texts.end, rules),
});

/** Whether the end is on the next day. Equal times are 24 hours. */
export const endsNextDay = (start: TimeText | null, end: TimeText | null): boolean =>
  start !== null && end !== null && end <= start;

/** The texts in order if both are times and the second is earlier; else null. */
export function swapReversedTimes(texts: TimeTexts, rules: TimeRules): TimeTexts | null {
  const { start, end } = validateTimes(texts, rules);
  return start.value && end.value && end.value < start.value ? { start: texts.end, end: texts.start } : null;
}
