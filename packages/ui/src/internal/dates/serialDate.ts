import { addDays, type IsoDate } from './isoDate.ts';

/** Day 0 for dates from March 1900 on. It is one day earlier than expected, because spreadsheets count a 29/02/1900. */
const origin = '1899-12-30';
const lastSerial = 73_415;

/**
 * The date of a spreadsheet cell that was copied as a number: `46327` is 01/11/2026. Only five digits, up to the year 2100: a shorter number is
 * more likely the beginning of a date than a date before 1927.
 */
export const readSerialDate = (text: string): IsoDate | null =>
  /^[1-9]\d{4}$/.test(text) && Number(text) <= lastSerial ? addDays(origin, Number(text)) : null;
