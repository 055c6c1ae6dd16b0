import { formatDate } from './formatDate.ts';
import type { IsoDate } from './isoDate.ts';

/** `2026-11-20` as `20/11/2026`; null gives an empty text, and a text that is no date is returned unchanged. */
export const formatDatePtBR = (iso: IsoDate | null | undefined): string => formatDate(iso);
