import { addDays, daysBetween } from '../../internal/dates/isoDate.ts';

/** Day 0 of the factor, and the day that would be 0 since it began at 1000 a second time, on 22/02/2025. */
const bases = ['1997-10-07', '2022-05-29'];

/** The due date that a factor of four digits stands for; of the two cycles the one nearer to `today`. Below 1000 there is none. */
export function readDueFactor(factor: string, today: string): string | null {
  const days = Number(factor);
  if (days < 1000) return null;
  const distance = (date: string) => Math.abs(daysBetween(today, date));
  const [first = '', second = ''] = bases.map((base) => addDays(base, days));
  return distance(second) <= distance(first) ? second : first;
}
