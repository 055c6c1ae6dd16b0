'use client';
import type { RefObject } from 'react';
import { monthPtBR } from '../../i18n/ptBR/dates/month.ts';
import { useWords } from '../../i18n/useWords.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { clampIso } from '../../internal/dates/isoDate.ts';
import {
  completeMonth,
  formatMonthPtBR,
  type IsoMonth,
  judgeMonth,
  latestOfMonths,
  readPastedMonth,
  stepMonth,
} from '../../internal/dates/isoMonth.ts';
import { type DateStep, stepYears } from '../../internal/dates/stepDate.ts';
import { soundMonth } from '../../internal/dates/soundDate.ts';
import { useToday } from '../../internal/dates/useToday.ts';
import { useTypedText } from '../../internal/fields/typed/useTypedText.ts';
import type { MonthFieldProps } from './MonthFieldProps.ts';
import { monthProblem } from './monthProblem.ts';

/** The text of a field with one month. */
export function useMonthText(props: MonthFieldProps & { inputRef: RefObject<HTMLInputElement | null> }) {
  const minMonth = soundMonth(props.minMonth) ?? undefined;
  const maxMonth = soundMonth(props.maxMonth) ?? undefined;
  const dates = useWords('dates', monthPtBR);
  const today = useToday(props.today);
  const rules = { minMonth, maxMonth, minYear: 1900, maxYear: 2100 };
  const field = useTypedText({
    ...props,
    value: soundMonth(props.value),
    defaultValue: soundMonth(props.defaultValue),
    format: (value: IsoMonth | null) => formatMonthPtBR(value),
    judge: (text) => judgeMonth(text, rules),
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
    /** To today, within the limits. */
    nearest,
    month: field.judged.value,
    complete: (text: string) => completeMonth(text, today, latest),
    /** Up and down go by months, with Shift by years; also from a month that is refused. */
    stepFrom: ({ days = 0, months = 0 }: DateStep) => {
      const { value } = judgeMonth(field.text, stepYears);
      return formatMonthPtBR(value ? stepMonth(value, days + months * 12) : nearest);
    },
    paste: (pasted: string, write: (text: string) => void) => {
      if (/^\s*\d{0,6}\s*$/.test(pasted)) return false;
      const read = readPastedMonth(pasted, latest);
      if (read) write(formatMonthPtBR(read));
      else announce(dates.notAMonth);
      return true;
    },
  };
}
