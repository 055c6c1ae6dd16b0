import { formatDate } from './formatDate.ts';
import { addDays, addMonths } from './isoDate.ts';
import { calendarBounds, type DateRules, validateDate } from './validateDate.ts';

export interface DateStep {
  days?: number | undefined;
  months?: number | undefined;
}

/** The years in which a step is computed: it then cannot reach a year below 100, which `Date.UTC` changes, or above 9999. */
export const stepYears = { minYear: 100, maxYear: 9998 };

/** The text of a date box after an arrow key, also from a refused date; an empty box starts at today, within the limits. */
export function stepDate(text: string, { days = 0, months = 0 }: DateStep, rules: DateRules): string {
  const { value } = validateDate(text, { ...stepYears, allowFuture: true, today: rules.today, order: rules.order });
  const next = value ? addMonths(addDays(value, days), months) : calendarBounds(rules).nearest(rules.today);
  return formatDate(next, rules.order);
}
