import { soundValue } from '../typed/soundValue.ts';
import type { IsoDate } from './isoDate.ts';
import { isDate } from './soundDate.ts';

/**
 * `2026-11-20` as `20/11/2026`; nothing gives an empty text. What is no date, as one with a time, comes back as it is: cut up it
 * would read as another date, and an empty text would say that there is none.
 */
export function formatDatePtBR(iso: IsoDate | null | undefined): string {
  if (!iso || !soundValue(iso, isDate, 'formatted')) return iso || '';
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
}
