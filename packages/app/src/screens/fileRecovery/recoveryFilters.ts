import { dayBefore } from '../../lib/dates.ts';
import { dateParameter, filterCodec, textParameter } from '../../lib/filterCodec.ts';
import { allowedPeriod, type Period } from '../../listing/periodFilters.ts';

export const longestSpanDays = 30;

export const recoveryFilters = filterCodec({
  firstDate: dateParameter,
  lastDate: dateParameter,
  userName: textParameter,
});

export type RecoveryFilters = ReturnType<typeof recoveryFilters.read>;

/** The service always asks for a period; without one chosen it is the longest that ends today. */
export const defaultPeriod = (now: Date): Period => ({
  firstDate: dayBefore(now, longestSpanDays),
  lastDate: dayBefore(now, 0),
});

/** The period of the address if it is allowed today, otherwise the default one of when the screen was opened. */
export const periodOf = (
  filters: Pick<RecoveryFilters, 'firstDate' | 'lastDate'>,
  { openedAt, today }: { openedAt: Date; today: string },
): Period => allowedPeriod(filters, { longestSpanDays, today }) ?? defaultPeriod(openedAt);
