import { type IsoDate, readIso } from './isoDate.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-20` as `20/11/2026`; nothing gives an empty text. */
export function formatDatePtBR(iso: IsoDate | null | undefined): string {
  if (!iso) return '';
  const { year, month, day } = readIso(iso);
  return `${two(day)}/${two(month)}/${String(year).padStart(4, '0')}`;
}
