import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Given } from '../db/createPages.ts';
import { endOfSaoPauloDay, startOfSaoPauloDay } from './saoPauloDay.ts';

/** Whole calendar days in America/Sao_Paulo, both ends included, as instants; an end that is not given is open. */
export const betweenDays = (firstDate: string | undefined, lastDate: string | undefined) => ({
  from: firstDate ? startOfSaoPauloDay(firstDate) : undefined,
  until: lastDate ? endOfSaoPauloDay(lastDate) : undefined,
});

/** Rows of the days that `betweenDays` gives. */
export const createdBetween = (column: SQLiteColumn, given: Given<'from' | 'until'>): SQL | undefined =>
  and(
    given.one('from', (from) => gte(column, from)),
    given.one('until', (until) => lt(column, until)),
  );
