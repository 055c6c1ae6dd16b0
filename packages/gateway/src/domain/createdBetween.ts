import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { FilterConditions } from '../db/createPages.ts';
import { endOfSaoPauloDay, startOfSaoPauloDay } from './saoPauloDay.ts';

/** Calendar days in America/Sao_Paulo as instants: the first day and the last day are included. A missing day means no limit. */
export const betweenDays = (firstDate: string | undefined, lastDate: string | undefined) => ({
  from: firstDate ? startOfSaoPauloDay(firstDate) : undefined,
  until: lastDate ? endOfSaoPauloDay(lastDate) : undefined,
});

/** The condition for rows of the days that `betweenDays` returns. */
export const createdBetween = (column: SQLiteColumn, given: FilterConditions<'from' | 'until'>): SQL | undefined =>
  and(
    given.ifSet('from', (from) => gte(column, from)),
    given.ifSet('until', (until) => lt(column, until)),
  );
