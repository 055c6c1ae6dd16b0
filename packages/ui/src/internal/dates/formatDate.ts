import { validOrNull } from '../fields/typed/validOrNull.ts';
import type { DateOrder } from './dateOrder.ts';
import type { IsoDate } from './isoDate.ts';
import { isDate } from './validDateOrNull.ts';

/**
 * `2026-11-20` as `20/11/2026`, or `11/20/2026` if the month comes first; null as an empty text. A text that is not a date, such as one with a
 * time, is returned unchanged: truncated, it could be the wrong day, and an empty text would mean that there is no date.
 */
export function formatDate(iso: IsoDate | null | undefined, order: DateOrder = 'dmy'): string {
  if (!iso || !validOrNull(iso, isDate, 'formatted')) return iso || '';
  const [day, month, year] = [iso.slice(8, 10), iso.slice(5, 7), iso.slice(0, 4)];
  return order === 'dmy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}
