import { limits } from '@oraculo/api-client/contract';
import { dayBefore } from '../../dates/dates.ts';
import { dateParameter, filterCodec, textParameter } from '../../listing/filterCodec.ts';
import type { Period } from '../../listing/periodFilters.ts';

export const longestSpanDays = limits.periodDays;

export const recoveryFilters = filterCodec({
  firstDate: dateParameter,
  lastDate: dateParameter,
  userName: textParameter,
});

/** The service always asks for a period; without one chosen it is the longest that ends today. */
export const defaultPeriod = (now: Date): Period => ({
  firstDate: dayBefore(now, longestSpanDays),
  lastDate: dayBefore(now, 0),
});
