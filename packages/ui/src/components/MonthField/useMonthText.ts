'use client';
import type { RefObject } from 'react';
import { monthPtBR } from '../../i18n/ptBR/dates/month.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { acceptedYears } from '../../internal/dates/acceptedYears.ts';
import { clampIso } from '../../internal/dates/isoDate.ts';
import {
  completeMonth,
  formatMonthPtBR,
  type IsoMonth,
  validateMonth,
  latestOfMonths,
  readPastedMonth,
  stepMonth,
} from '../../internal/dates/isoMonth.ts';
import { type DateStep, stepYears } from '../../internal/dates/stepDate.ts';
import { validMonthOrNull } from '../../internal/dates/validDateOrNull.ts';
import { useToday } from '../../internal/dates/useToday.ts';
import { useTypedText } from '../../internal/fields/typed/useTypedText.ts';
import type { MonthFieldProps } from './MonthFieldProps.ts';
import { monthProblem } from './monthProblem.ts';

/** The text of a field with one month. */
export function useMonthText(props: MonthFieldProps & { inputRef: RefObject<HTMLInputElement | null> }) {
  const minMonth = validMonthOrNull(props.minMonth) ?? undefined;
  const maxMonth = validMonthOrNull(props.maxMonth) ?? undefined;
  const dates = useAreaMessages('dates', monthPtBR);
  const today = useToday(props.today);
  const rules = { minMonth, maxMonth, ...acceptedYears };
  const field = useTypedText({
    ...props,
    value: validMonthOrNull(props.value),
    defaultValue: validMonthOrNull(props.defaultValue),
    format: (value: IsoMonth | null) => formatMonthPtBR(value),
    validate: (text) => validateMonth(text, rules),
    messageOf: ({ problem }) => monthProblem(problem, rules, dates),
  });
  const first = minMonth ?? `${rules.minYear}-01`;
  const last = maxMonth ?? `${rules.maxYear}-12`;
  const nearest = clampIso(today.slice(0, 7), first, last);
  const latest = latestOfMonths(today, last);
  return {
    ...field,
    rules,
    today,
    first,
    last,
    /** Steps to the current month, or the nearest one within the limits. */
    nearest,
    month: field.validation.value,
    complete: (text: string) => completeMonth(text, today, latest),
    /** The month after an arrow key: Up and Down step by months, with Shift by years; also from a refused month. */
    stepFrom: ({ days = 0, months = 0 }: DateStep) => {
      const { value } = validateMonth(field.text, stepYears);
      return formatMonthPtBR(value ? stepMonth(value, days + months * 12) : nearest);
    },
    refusePaste: (isOnlyWarning: boolean) => field.refuse(dates.notAMonth, isOnlyWarning),
    paste: (pasted: string, write: (text: string) => void, isOnlyWarning: boolean) => {
      if (/^\s*\d{0,6}\s*$/.test(pasted)) return false;
      const read = readPastedMonth(pasted, latest);
      if (read) write(formatMonthPtBR(read));
      else field.refuse(dates.notAMonth, isOnlyWarning);
      return true;
    },
  };
}
