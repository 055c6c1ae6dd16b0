import { type IsoDate, writeIso } from './isoDate.ts';

/** The current calendar date of the browser. */
export function todayIso(now = new Date()): IsoDate {
  return writeIso({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
