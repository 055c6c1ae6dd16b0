import { farthestDay } from './completeDate.ts';
import type { DateOrder } from './dateOrder.ts';
import { formatDate } from './formatDate.ts';
import { type IsoDate, pad } from './isoDate.ts';
import { type DateToken, findDateToken } from './parseDatePtBR.ts';
import { readDateRange } from './parseDateRangePtBR.ts';
import { readSerialDate } from './serialDate.ts';

/** The text that a paste writes into a box. For a range it is the start, and `end` is the end. */
interface PastedDate {
  text: string;
  end?: string | undefined;
}

const digitsAlone = /^\s*\d{0,8}\s*$/;

const writeToken = ({ day, month, year }: DateToken, order: DateOrder) =>
  [...(order === 'dmy' ? [day, month] : [month, day]), year]
    .filter((part) => part !== undefined)
    .map((part, at) => pad(part, at === 2 ? 4 : 2))
    .join('/');

/**
 * Reads a pasted text. `digits`: a part of a date, to insert at the caret. `undefined`: not a date. A date that does not exist is written
 * unchanged, so that the box shows the error.
 */
export function readPastedDate(
  text: string,
  today: IsoDate,
  latest = farthestDay(today),
  order: DateOrder = 'dmy',
): PastedDate | 'digits' | undefined {
  const serial = readSerialDate(text.trim());
  if (serial) return { text: formatDate(serial, order) };
  const token = findDateToken(text, latest, order);
  if (token?.month !== undefined) return { text: writeToken(token, order) };
  if (digitsAlone.test(text)) return 'digits';
  const range = readDateRange(text, today, latest, order);
  return range ? { text: formatDate(range.start, order), end: formatDate(range.end, order) } : undefined;
}
