import { addDays, type IsoDate } from './isoDate.ts';

/** The day before serial number 1, for dates from March 1900 on: spreadsheets count a 29/02/1900. */
const origin = '1899-12-30';
const lastSerial = 73_415;

/**
 * The date of a spreadsheet cell that was copied as a number: `46327` is 01/11/2026. Exactly five digits, up to the year 2100; fewer
 * digits, which are dates before 1927, are far more likely the beginning of a typed date.
 */
export const readSerialDate = (text: string): IsoDate | null =>
  /^[1-9]\d{4}$/.test(text) && Number(text) <= lastSerial ? addDays(origin, Number(text)) : null;
