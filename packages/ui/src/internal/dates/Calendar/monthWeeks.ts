import type { FirstWeekday } from '../firstWeekday.ts';
import { daysInMonth, type IsoDate, weekdayOf, writeIso } from '../isoDate.ts';

/** Always six weeks, so that every month has the same height. */
const weekCount = 6;

/** The days of a month in weeks from Sunday to Saturday, or from Monday on; null for a day of another month. */
export function monthWeeks(year: number, month: number, firstWeekday: FirstWeekday = 0): (IsoDate | null)[][] {
  const before = (weekdayOf(writeIso({ year, month, day: 1 })) - firstWeekday + 7) % 7;
  const count = daysInMonth(year, month);
  return Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > count ? null : writeIso({ year, month, day });
    }),
  );
}
