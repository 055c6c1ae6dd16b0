import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { endOfSaoPauloDay, startOfSaoPauloDay } from './saoPauloDay.ts';

/** Rows of whole calendar days in America/Sao_Paulo, both ends included; an end that is not given is open. */
export const createdBetween = (
  column: SQLiteColumn,
  firstDate: string | undefined,
  lastDate: string | undefined,
): SQL | undefined =>
  and(
    firstDate ? gte(column, startOfSaoPauloDay(firstDate)) : undefined,
    lastDate ? lt(column, endOfSaoPauloDay(lastDate)) : undefined,
  );
