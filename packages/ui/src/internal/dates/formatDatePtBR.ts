import { formatDate } from './formatDate.ts';
import type { IsoDate } from './isoDate.ts';

/** `2026-11-20` as `20/11/2026`; nothing gives an empty text, and what is no date comes back as it is. */
export const formatDatePtBR = (iso: IsoDate | null | undefined): string => formatDate(iso);
