import { type Column, gt, lte, or, type SQL } from 'drizzle-orm';

/**
 * Whether a stored due time has come. A time more than twice `longestMs` ahead was stored before the clock was set
 * back, so it is due now. The factor of two leaves room for the difference between the clocks of two processes.
 */
const tooFar = (now: number, longestMs: number): number => now + 2 * longestMs;

export const isDue = (at: number, now: number, longestMs: number): boolean => at <= now || at > tooFar(now, longestMs);

/** The same check as an SQL condition on a column of times. */
export const isDueSql = (column: Column, now: number, longestMs: number): SQL | undefined =>
  or(lte(column, now), gt(column, tooFar(now, longestMs)));
