import { addMonths, type IsoDate } from './isoDate.ts';
import { parseDatePtBR } from './parseDatePtBR.ts';

/** `yyyy-MM`. Compares as text. */
export type IsoMonth = string;

export interface MonthRules {
  minMonth?: IsoMonth | undefined;
  maxMonth?: IsoMonth | undefined;
  minYear: number;
  maxYear: number;
}

export type MonthProblem = 'incomplete' | 'nonexistent' | 'year' | 'min' | 'max';

export const stepMonth = (month: IsoMonth, by: number): IsoMonth => addMonths(`${month}-01`, by).slice(0, 7);

/** `2026-11` as `11/2026`; nothing gives an empty text. */
export const formatMonthPtBR = (month: IsoMonth | null): string =>
  month ? `${month.slice(5)}/${month.slice(0, 4)}` : '';

/** Whether a month may be chosen. */
export function judgeChosenMonth(month: IsoMonth, { minMonth, maxMonth }: MonthRules): MonthProblem | undefined {
  if (minMonth !== undefined && month < minMonth) return 'min';
  return maxMonth !== undefined && month > maxMonth ? 'max' : undefined;
}

/** What the text of a month's box, `mm/aaaa`, stands for. */
export function judgeMonth(
  text: string,
  rules: MonthRules,
): { value: IsoMonth | null; problem?: MonthProblem | undefined } {
  if (text === '') return { value: null };
  const [, month = '', year = ''] = /^(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (!month) return { value: null, problem: 'incomplete' };
  if (Number(month) < 1 || Number(month) > 12) return { value: null, problem: 'nonexistent' };
  if (Number(year) < rules.minYear || Number(year) > rules.maxYear) return { value: null, problem: 'year' };
  const value = `${year}-${month}`;
  const problem = judgeChosenMonth(value, rules);
  return problem ? { value: null, problem } : { value };
}

/** `11` as November of this year, `11/26` as `11/2026`; the century is that of today, or the one before it where `latest` has passed. */
export function completeMonth(text: string, today: IsoDate, latest: IsoMonth = '9999-12'): string {
  const [, month = '', year] = /^(\d\d)\/?(\d\d)?$/.exec(text) ?? [];
  if (!month) return text;
  if (year === undefined) return `${month}/${today.slice(0, 4)}`;
  const century = Number(today.slice(0, 2));
  return `${month}/${`${century}${year}-${month}` > latest ? century - 1 : century}${year}`;
}

/** The month in a pasted text: `11/2026`, `2026-11`, `nov/2026`, `novembro de 2026`, or that of a date. */
export function readPastedMonth(text: string): IsoMonth | undefined {
  const plain = text.normalize('NFKC').trim();
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(plain) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(plain) ?? [];
  if (month ?? isoMonth) return soundMonth(`${year ?? isoYear}-${(month ?? isoMonth ?? '').padStart(2, '0')}`);
  // A month by its name becomes its first day.
  const date = /^\p{L}/u.test(plain) ? `1 de ${plain.replace(/\s*\/\s*/, ' de ')}` : plain;
  return parseDatePtBR(date)?.slice(0, 7);
}

const soundMonth = (month: IsoMonth) => (/-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined);
