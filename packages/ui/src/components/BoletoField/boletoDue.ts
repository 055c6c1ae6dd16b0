import { addDays, daysBetween } from '../../internal/dates/isoDate.ts';

/** Day 0 of each cycle. The second cycle began at 1000 on 22/02/2025. */
const bases = ['1997-10-07', '2022-05-29'];

/** The due date of a four-digit factor. It stands for a day in each of two cycles; the one nearer to `today` is returned. Null below 1000. */
export function readDueFactor(factor: string, today: string): string | null {
  const days = Number(factor);
  if (days < 1000) return null;
  const distance = (date: string) => Math.abs(daysBetween(today, date));
  const [first = '', second = ''] = bases.map((base) => addDays(base, days));
  return distance(second) <= distance(first) ? second : first;
}
