import { dayBefore } from '../../lib/dates.ts';
import {
  choiceParameter,
  dateParameter,
  filterCodec,
  pageParameter,
  pageSizeParameter,
  textParameter,
} from '../../lib/filterCodec.ts';
import { allowedPeriod, type Period } from '../../listing/periodFilters.ts';

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

type AskedPeriod = Pick<ReportFilters, 'firstDate' | 'lastDate'>;

export const defaultPeriod = (now: Date): Period => ({ firstDate: dayBefore(now, 1), lastDate: dayBefore(now, 0) });

/** The period of the address if it is allowed today, otherwise the default one of when the screen was opened. */
export function periodOf(asked: AskedPeriod, { openedAt, today }: { openedAt: Date; today: string }): Period {
  return allowedPeriod(asked, { longestSpanDays, today }) ?? defaultPeriod(openedAt);
}

/** The address names dates, and they are not those that are shown. */
export const isPeriodIgnored = (asked: AskedPeriod, shown: Period): boolean => {
  const named = [asked.firstDate, asked.lastDate];
  return named.some((date) => date !== null) && !(named.includes(shown.firstDate) && named.includes(shown.lastDate));
};
