'use client';
import { acceptedYears } from './acceptedYears.ts';
import { useDateOrder } from './dateOrder.ts';
import type { DateRules } from './validateDate.ts';
import { validDateOrNull } from './validDateOrNull.ts';
import { useToday } from './useToday.ts';

/** The rules of a date field with their defaults. An invalid limit is ignored: compared as text it would refuse every day. */
export function useDateRules(given: Partial<DateRules>): DateRules {
  const { allowFuture = true, minYear = acceptedYears.minYear, maxYear = acceptedYears.maxYear } = given;
  const minDate = validDateOrNull(given.minDate) ?? undefined;
  const maxDate = validDateOrNull(given.maxDate) ?? undefined;
  return {
    ...given,
    minDate,
    maxDate,
    allowFuture,
    minYear,
    maxYear,
    today: useToday(given.today),
    order: useDateOrder(),
  };
}
