import { daysBetween } from '@oraculo/ui';
import { dayBefore } from '../../dates/dates.ts';
import { readPeriod, writePeriod } from '../../dates/period.ts';
import { pick } from '../pickParams.ts';

/** The part of a list's address that a view holds. */
export interface ViewRules {
  /** Identifies the list. */
  list: string;
  /** The filters that a view may hold. */
  kept: readonly string[];
  /** Filters that name people, with their titles. No view holds them. */
  personalFilters?: Readonly<Record<string, string>>;
  /** The parameter of the tab. A view holds it, but it hides no row and is not cleared with the filters. */
  tab?: string;
  /** The filter of the operator, the property of an operator that it holds, and the filters that depend on it. */
  operator?: { filter: string; valueOf: 'ansId' | 'name'; dependent: readonly string[] };
}

/** The filters of an address that a view may hold, in a fixed order. */
export const keptSearch = (params: URLSearchParams, { kept }: ViewRules): string => pick(params, kept).toString();

/** The titles of the filters in an address that no view holds. */
export const personalFilterTitles = (params: URLSearchParams, { personalFilters = {} }: ViewRules): string[] =>
  Object.entries(personalFilters).flatMap(([name, title]) => (params.has(name) ? [title] : []));

/** The parameters that hide rows. */
export const filterNames = ({ kept, personalFilters = {}, tab }: ViewRules): string[] =>
  [...kept, ...Object.keys(personalFilters)].filter((name) => name !== tab);

const untilToday = /^-(\d{1,3})$/;

/** Converts a period for storage: one that ends today is stored as its length in days, so that it always ends today. */
export function storePeriod(search: string, today: string): string {
  const params = new URLSearchParams(search);
  const period = readPeriod(params.get('period') ?? '');
  if (period?.end === today) params.set('period', `-${daysBetween(period.start, period.end)}`);
  return params.toString();
}

/** Converts it back, relative to the day on which the view opens. */
export function openPeriod(search: string, today: string): string {
  const params = new URLSearchParams(search);
  const [, days] = untilToday.exec(params.get('period') ?? '') ?? [];
  if (days !== undefined) params.set('period', writePeriod({ start: dayBefore(today, Number(days)), end: today }));
  return params.toString();
}
