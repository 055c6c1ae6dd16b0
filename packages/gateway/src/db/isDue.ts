import { type Column, gt, lte, or, type SQL } from 'drizzle-orm';

/**
 * After the clock is set back, stored due times lie too far in the future. A time more than twice `longestMs` ahead was written
 * before the change and is due now. The factor of two leaves room for clocks of two processes that differ.
 */
const tooFar = (now: number, longestMs: number): number => now + 2 * longestMs;

export const isDue = (at: number, now: number, longestMs: number): boolean => at <= now || at > tooFar(now, longestMs);

/** The same as a condition on a column of times. */
export const isDueSql = (column: Column, now: number, longestMs: number): SQL | undefined =>
  or(lte(column, now), gt(column, tooFar(now, longestMs)));
