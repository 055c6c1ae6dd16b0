import type { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { formatDate } from '../formatDate.ts';
import type { IsoDate } from '../isoDate.ts';
import { type DateProblem, type DateRules, validateDay } from '../validateDate.ts';

interface Validation {
  problem?: DateProblem | undefined;
  reason?: string | undefined;
}

/** The field's message about an invalid date. */
export function problemMessage(
  { problem, reason }: Validation,
  rules: DateRules,
  dates: typeof datesPtBR,
): string | undefined {
  switch (problem) {
    case 'beforeMin':
      return dates.beforeMin(formatDate(rules.minDate, rules.order));
    case 'afterMax':
      return dates.afterMax(formatDate(rules.maxDate, rules.order));
    case 'unavailable':
      return reason;
    case 'incomplete':
      return dates.incomplete(rules.order);
    default:
      return problem && dates[problem];
  }
}

/** The reason why a day of the calendar cannot be picked; undefined if it can. */
export const dayReason = (iso: IsoDate, rules: DateRules, dates: typeof datesPtBR) =>
  problemMessage(validateDay(iso, rules), rules, dates);
