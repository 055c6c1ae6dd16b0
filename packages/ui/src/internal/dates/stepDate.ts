import { formatDatePtBR } from './formatDatePtBR.ts';
import { addDays, addMonths, type IsoDate } from './isoDate.ts';

export interface DateStep {
  days?: number | undefined;
  months?: number | undefined;
}

/** The text of a date box after an arrow key; a box without a date starts on today. */
export const stepDate = (iso: IsoDate | null, { days = 0, months = 0 }: DateStep, today: IsoDate): string =>
  formatDatePtBR(iso ? addMonths(addDays(iso, days), months) : today);
