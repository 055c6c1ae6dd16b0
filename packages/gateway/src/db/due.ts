import { type Column, gt, lte, or, type SQL } from 'drizzle-orm';

/**
 * A clock that is set back leaves times behind that are too far ahead of it, and whatever waits for them would stand still. None is
 * ever written more than `longestMs` ahead, so one that is twice as far was written before the clock changed, and is due. Clocks of
 * two processes may differ by as much as the other half.
 */
const tooFar = (now: number, longestMs: number): number => now + 2 * longestMs;

export const isDue = (at: number, now: number, longestMs: number): boolean => at <= now || at > tooFar(now, longestMs);

/** The same as a condition on a column of times. */
export const isDueSql = (column: Column, now: number, longestMs: number): SQL | undefined =>
  or(lte(column, now), gt(column, tooFar(now, longestMs)));
