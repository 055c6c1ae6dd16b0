import { addDays, daysBetween } from '../../internal/dates/isoDate.ts';

/** Day 0 of each cycle. The second cycle began at 1000 on 22/02/2025. */
const bases = ['1997-10-07', '2022-05-29'];

/** The due date of a four-digit factor: in the one of two cycles that is nearer to `today`. A factor below 1000 has no date. */
export function readDueFactor(factor: string, today: string): string | null {
  const days = Number(factor);
  if (days < 1000) return null;
  const distance = (date: string) => Math.abs(daysBetween(today, date));
  const [first = '', second = ''] = bases.map((base) => addDays(base, days));
  return distance(second) <= distance(first) ? second : first;
}
