import { warnDeveloper } from '../warnDeveloper.ts';
import { dateExists, type IsoDate, readIso } from './isoDate.ts';

/** A day that exists, written `yyyy-MM-dd`. */
const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && dateExists(readIso(value));

/** `value` where it is a date; else null, and development says what a date is. A timestamp would be shifted by its zone. */
export function soundDate(value: IsoDate | null): IsoDate | null {
  if (value === null || isDate(value)) return value;
  if (process.env.NODE_ENV !== 'production')
    warnDeveloper(
      `“${value}” is no value of a date field: it takes a day that exists, as yyyy-MM-dd without time or zone, or null.`,
    );
  return null;
}
