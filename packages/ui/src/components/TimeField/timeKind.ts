'use client';
import { timePtBR } from '../../i18n/ptBR/dates/time.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { InputKind } from '../../internal/dates/DateInput/inputKinds.ts';
import type { DateStep } from '../../internal/dates/stepDate.ts';
import { validOrNull } from '../../internal/fields/typed/validOrNull.ts';
import { isTime, stepTime, type TimeProblem, type TimeRules, validTimeOrNull } from './timeText.ts';

export const timeKind: InputKind = {
  mask: '##:##',
  separators: [':', '.', 'h'],
  pad: (digits) => (digits.length === 1 ? `0${digits}` : digits),
  useFormatMessages: () => {
    const { timeFormat, completedTime } = useAreaMessages('dates', timePtBR);
    return { format: timeFormat, completed: completedTime };
  },
};

/** Reads a pasted text as a whole. Digits alone are left to the mask, as if they were typed. */
export const isTypedTime = (text: string): boolean => /^\s*\d{0,4}\s*$/.test(text);

export function timeMessage(problem: TimeProblem | undefined, { min, max }: TimeRules, dates: typeof timePtBR) {
  switch (problem) {
    case 'incomplete':
      return dates.incompleteTime;
    case 'nonexistent':
      return dates.nonexistentTime;
    case 'min':
      return dates.timeBeforeMin(min ?? '');
    case 'max':
      return dates.timeAfterMax(max ?? '');
    default:
      return undefined;
  }
}

const isStep = (minutes: number) => Number.isSafeInteger(minutes) && minutes > 0;

interface TimeLimits {
  minTime?: string | undefined;
  maxTime?: string | undefined;
  stepMinutes?: number | undefined;
}

/** The limits and the step of the props; an invalid one is ignored. */
export const timeRules = ({ minTime, maxTime, stepMinutes }: TimeLimits) => ({
  min: validTimeOrNull(minTime),
  max: validTimeOrNull(maxTime),
  stepMinutes: validOrNull(stepMinutes, isStep, 'step') ?? 5,
});

/** The text after an arrow key: a step of minutes, with Shift an hour. */
export const stepTimeText = (text: string, { days, months = 0 }: DateStep, rules: ReturnType<typeof timeRules>) =>
  stepTime(isTime(text) ? text : null, days === undefined ? months * 60 : days * rules.stepMinutes, rules);
