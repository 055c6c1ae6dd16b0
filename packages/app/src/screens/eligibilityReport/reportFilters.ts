import { differenceInCalendarDays, parseISO } from 'date-fns';
import { dayBefore } from '../../lib/dates.ts';
import {
  choiceParameter,
  dateParameter,
  filterCodec,
  pageParameter,
  pageSizeParameter,
  textParameter,
} from '../../lib/filterCodec.ts';

export const longestSpanDays = 30;

export const reportFilters = filterCodec({
  tab: choiceParameter(['generation', 'history']),
  firstDate: dateParameter,
  lastDate: dateParameter,
  ansId: textParameter,
  brandId: textParameter,
  historyPage: pageParameter,
  historyPageSize: pageSizeParameter,
});

export type ReportFilters = ReturnType<typeof reportFilters.read>;

export interface Period {
  firstDate: string;
  lastDate: string;
}

export const defaultPeriod = (now: Date): Period => ({ firstDate: dayBefore(now, 1), lastDate: dayBefore(now, 0) });

/** The period of the address if it is allowed today, otherwise the default one of when the screen was opened. */
export function periodOf(
  { firstDate, lastDate }: Pick<ReportFilters, 'firstDate' | 'lastDate'>,
  { openedAt, today }: { openedAt: Date; today: string },
): Period {
  if (firstDate === null || lastDate === null) return defaultPeriod(openedAt);
  const days = differenceInCalendarDays(parseISO(lastDate), parseISO(firstDate));
  const isAllowed = days >= 0 && days <= longestSpanDays && lastDate <= today;
  return isAllowed ? { firstDate, lastDate } : defaultPeriod(openedAt);
}
