import { limits } from '@oraculo/api-client/contract';
import { dayBefore } from '../../dates/dates.ts';
import {
  choiceParameter,
  dateParameter,
  filterCodec,
  pageParameter,
  pageSizeParameter,
  textParameter,
} from '../../listing/filterCodec.ts';
import type { Period } from '../../listing/periodFilters.ts';

export const longestSpanDays = limits.periodDays;

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

export const defaultPeriod = (now: Date): Period => ({ firstDate: dayBefore(now, 1), lastDate: dayBefore(now, 0) });
