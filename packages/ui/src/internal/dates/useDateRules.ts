'use client';
import type { DateRules } from './judgeDate.ts';
import { useToday } from './useToday.ts';

/** The rules of a date field with the defaults of the specification. */
export function useDateRules(given: Partial<DateRules>): DateRules {
  const { allowFuture = true, minYear = 1900, maxYear = 2100 } = given;
  return { ...given, allowFuture, minYear, maxYear, today: useToday(given.today) };
}
