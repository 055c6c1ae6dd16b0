import type { Messages } from '../../i18n/ptBR.ts';
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
  dates: Messages['dates'],
): string | undefined {
  switch (problem) {
    case 'incomplete':
      return dates.incomplete;
    case 'year':
      return dates.invalidYear;
    case 'nonexistent':
      return dates.nonexistent;
    case 'future':
      return dates.future;
    case 'beforeMin':
      return dates.beforeMin(formatDatePtBR(rules.minDate));
    case 'afterMax':
      return dates.afterMax(formatDatePtBR(rules.maxDate));
    default:
      return reason;
  }
}

/** Why a day of the calendar cannot be picked; undefined where it can. */
export const dayReason = (iso: IsoDate, rules: DateRules, dates: Messages['dates']) =>
  problemMessage(judgeDay(iso, rules), rules, dates);
