import type { monthPtBR } from '../../i18n/ptBR/dates/month.ts';
import { formatMonthPtBR, type MonthProblem, type MonthRules } from '../../internal/dates/isoMonth.ts';

/** The field's message about an invalid month. */
export function monthProblem(
  problem: MonthProblem | undefined,
  { minMonth, maxMonth }: MonthRules,
  dates: typeof monthPtBR,
) {
  switch (problem) {
    case 'incomplete':
      return dates.incompleteMonth;
    case 'nonexistent':
      return dates.nonexistentMonth;
    case 'invalidYear':
      return dates.invalidYear;
    case 'min':
      return dates.monthBeforeMin(formatMonthPtBR(minMonth ?? null));
    case 'max':
      return dates.monthAfterMax(formatMonthPtBR(maxMonth ?? null));
    default:
      return undefined;
  }
}
