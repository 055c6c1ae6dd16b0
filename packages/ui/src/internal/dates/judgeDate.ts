import { dateExists, type IsoDate, writeIso } from './isoDate.ts';

export interface DateRules {
  minYear: number;
  maxYear: number;
  allowFuture: boolean;
  today: IsoDate;
}

export type DateProblem = 'incomplete' | 'year' | 'nonexistent' | 'future';

interface JudgedDate {
  /** Null while the text is empty or has a problem. */
  iso: IsoDate | null;
  problem?: DateProblem | undefined;
}

/** What a text of the form `dd/mm/aaaa` stands for under the field's rules. */
export function judgeDate(text: string, rules: DateRules): JudgedDate {
  if (text === '') return { iso: null };
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return { iso: null, problem: 'incomplete' };
  const [, day, month, year] = match.map(Number) as [number, number, number, number];
  if (year < rules.minYear || year > rules.maxYear) return { iso: null, problem: 'year' };
  if (!dateExists({ year, month, day })) return { iso: null, problem: 'nonexistent' };
  const iso = writeIso({ year, month, day });
  return !rules.allowFuture && iso > rules.today ? { iso: null, problem: 'future' } : { iso };
}
