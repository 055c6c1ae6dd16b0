import { limits } from '@oraculo/api-client/contract';
import { dayBefore } from '../../dates/dates.ts';
import type { Period } from '../../dates/period.ts';
import type { ViewRules } from '../../listing/views/viewSearch.ts';
import {
  choiceParameter,
  filterCodec,
  pageParameter,
  pageSizeParameter,
  periodParameter,
  textParameter,
} from '../../listing/filterCodec.ts';

export const longestSpanDays = limits.periodDays;

export const reportFilters = filterCodec({
  tab: choiceParameter(['generation', 'history']),
  period: periodParameter(longestSpanDays),
  ansId: textParameter,
  brandId: textParameter,
  historyPage: pageParameter,
  historyPageSize: pageSizeParameter,
});

export type ReportFilters = ReturnType<typeof reportFilters.read>;

export const defaultPeriod = (today: string): Period => ({ start: dayBefore(today, 1), end: today });

export const reportViews: ViewRules = {
  list: 'report',
  kept: ['period', 'ansId', 'brandId'],
  operator: { filter: 'ansId', valueOf: 'ansId', dependent: ['brandId'] },
};
