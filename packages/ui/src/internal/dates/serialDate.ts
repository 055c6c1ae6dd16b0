import { addDays, type IsoDate } from './isoDate.ts';

/** The day before serial number 1 as all dates from March 1900 count it: the spreadsheet knows a 29/02/1900. */
const origin = '1899-12-30';
const lastSerial = 73_415;

/**
 * The date of a spreadsheet cell that was copied as a number: `46327` is 01/11/2026. Five digits alone, up to the year
 * 2100; with fewer, which are dates before 1927, a piece of a typed date is far more likely.
 */
export const readSerialDate = (text: string): IsoDate | null =>
  /^[1-9]\d{4}$/.test(text) && Number(text) <= lastSerial ? addDays(origin, Number(text)) : null;
