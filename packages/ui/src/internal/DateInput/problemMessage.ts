import type { Messages } from '../../i18n/ptBR.ts';
import type { DateProblem } from '../dates/judgeDate.ts';

export const problemMessage = (problem: DateProblem | undefined, { dates }: Messages): string | undefined =>
  problem &&
  {
    incomplete: dates.incomplete,
    year: dates.invalidYear,
    nonexistent: dates.nonexistent,
    future: dates.future,
  }[problem];
