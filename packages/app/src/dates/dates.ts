import { format, isValid, parseISO, subDays } from 'date-fns';

/** Shown wherever a value is missing. */
export const missing = '-';

const show = (instant: string | null | undefined, pattern: string) => {
  const date = instant ? parseISO(instant) : new Date(Number.NaN);
  return isValid(date) ? format(date, pattern) : missing;
};

/** An instant or a calendar date as `dd/MM/yyyy`, in the browser's zone. */
export const showDate = (instant: string | null | undefined): string => show(instant, 'dd/MM/yyyy');

/** An instant as `dd/MM/yyyy - HH:mm`, in the browser's zone. */
export const showDateTime = (instant: string | null | undefined): string => show(instant, 'dd/MM/yyyy - HH:mm');

/** The browser's calendar day, `days` before `now`, as filters and the wire write it. */
export const dayBefore = (now: Date, days: number): string => format(subDays(now, days), 'yyyy-MM-dd');
