import { isValid, lightFormat, parseISO, subDays } from 'date-fns';

/** The placeholder for a missing value. */
export const missing = '-';

const show = (instant: string | null | undefined, pattern: string) => {
  const date = instant ? parseISO(instant) : new Date(Number.NaN);
  return isValid(date) ? lightFormat(date, pattern) : missing;
};

/** An instant or a calendar date as `dd/MM/yyyy`, in the browser's zone. */
export const showDate = (instant: string | null | undefined): string => show(instant, 'dd/MM/yyyy');

/** An instant as `dd/MM/yyyy - HH:mm`, in the browser's zone. */
export const showDateTime = (instant: string | null | undefined): string => show(instant, 'dd/MM/yyyy - HH:mm');

/** As `yyyy-MM-dd-HHmm`, in the browser's zone, for file names. */
export const stampOf = (moment: Date): string => lightFormat(moment, 'yyyy-MM-dd-HHmm');

/** As `HH:mm`, in the browser's zone. */
export const showTime = (moment: Date): string => lightFormat(moment, 'HH:mm');

const asDay = (date: Date) => lightFormat(date, 'yyyy-MM-dd');

/** The browser's calendar day as `yyyy-MM-dd`, the format of filters and requests. */
export const today = (): string => asDay(new Date());

export const dayBefore = (day: string, days: number): string => asDay(subDays(parseISO(day), days));

/** Whether the text is a calendar day that exists. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
