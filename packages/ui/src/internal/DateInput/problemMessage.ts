import type { datesPtBR } from '../../i18n/ptBR/dates/dates.ts';
import { formatDatePtBR } from '../dates/formatDatePtBR.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { type DateProblem, type DateRules, judgeDay } from '../dates/judgeDate.ts';

interface Judged {
  problem?: DateProblem | undefined;
  reason?: string | undefined;
}

/** What the field says about a date that it does not take. */
export function problemMessage(
  { problem, reason }: Judged,
  rules: DateRules,
  dates: typeof datesPtBR,
): string | undefined {
  switch (problem) {
    case 'beforeMin':
      return dates.beforeMin(formatDatePtBR(rules.minDate));
    case 'afterMax':
      return dates.afterMax(formatDatePtBR(rules.maxDate));
    case 'unavailable':
      return reason;
    default:
      return problem && dates[problem];
  }
}

/** Why a day of the calendar cannot be picked; undefined where it can. */
export const dayReason = (iso: IsoDate, rules: DateRules, dates: typeof datesPtBR) =>
  problemMessage(judgeDay(iso, rules), rules, dates);
