import { type IsoDate, writeIso } from './isoDate.ts';

/** The browser's calendar date of this moment. */
export function todayIso(now = new Date()): IsoDate {
  return writeIso({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
