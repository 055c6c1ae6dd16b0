import type { IsoDate } from './isoDate.ts';

/** `2026-11-20` as `20/11/2026`; nothing gives an empty text. */
export function formatDatePtBR(iso: IsoDate | null | undefined): string {
  return iso ? `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}` : '';
}
