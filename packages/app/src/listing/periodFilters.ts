import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { PickedPeriod } from '../dates/pickedPeriod.ts';
import { create, enforce, test } from 'vest';

export interface Period {
  firstDate: string;
  lastDate: string;
}

export interface PeriodRules {
  /** Days from the first to the last date. @default any number */
  longestSpanDays?: number;
  /** `yyyy-MM-dd`; later dates are not allowed. */
  today: string;
}

/** The date fields take no earlier year. */
const earliest = '1900-01-01';

/** The period of the address, if it is whole and allowed; dates the wrong way round are swapped, as in the fields. */
export function allowedPeriod(
  asked: { firstDate: string | null; lastDate: string | null },
  { longestSpanDays = Number.POSITIVE_INFINITY, today }: PeriodRules,
): Period | null {
  if (asked.firstDate === null || asked.lastDate === null) return null;
  const [firstDate, lastDate] = [asked.firstDate, asked.lastDate].toSorted() as [string, string];
  const days = differenceInCalendarDays(parseISO(lastDate), parseISO(firstDate));
  return days <= longestSpanDays && firstDate >= earliest && lastDate <= today ? { firstDate, lastDate } : null;
}

export interface PeriodDraft {
  period: PickedPeriod;
  users: readonly string[];
}

/** Required: both dates. Optional: both or none. What the picker itself says comes first. */
export const createPeriodSuite = ({ isRequired }: { isRequired: boolean }) =>
  create(({ period }: Pick<PeriodDraft, 'period'>) => {
    const asksFor = (own: string | null, other: string | null) => isRequired || (own === null && other !== null);
    test('start', period.startProblem ?? 'Data inicial obrigatória', () => {
      enforce(period.startProblem).isUndefined();
      if (asksFor(period.start, period.end)) enforce(period.start).isNotNullish();
    });
    test('end', period.endProblem ?? 'Data final obrigatória', () => {
      enforce(period.endProblem).isUndefined();
      if (asksFor(period.end, period.start)) enforce(period.end).isNotNullish();
    });
  });

export const isEmptyDraft = ({ period, users }: PeriodDraft): boolean =>
  period.start === null && period.end === null && !period.startProblem && !period.endProblem && users.length === 0;
