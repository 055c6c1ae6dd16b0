import { validOrNull } from '../fields/typed/validOrNull.ts';
import { dateExists, type IsoDate, readIso } from './isoDate.ts';
import type { IsoMonth } from './isoMonth.ts';

/** Whether a text is an existing day, `yyyy-MM-dd`. */
export const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && dateExists(readIso(value));

/** The date if it is valid, else null with a warning. Timestamps are refused: their day depends on the time zone. */
export const validDateOrNull = <Given extends IsoDate | null | undefined>(value: Given) =>
  validOrNull(value, isDate, 'date');

export const validMonthOrNull = <Given extends IsoMonth | null | undefined>(value: Given) =>
  validOrNull(value, (month) => isDate(`${month}-01`), 'month');
