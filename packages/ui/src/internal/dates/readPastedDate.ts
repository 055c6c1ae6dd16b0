import { farthestDay } from './completeDate.ts';
import { formatDatePtBR } from './formatDatePtBR.ts';
import { type IsoDate, pad } from './isoDate.ts';
import { type DateToken, findDateToken } from './parseDatePtBR.ts';
import { readDateRange } from './parseDateRangePtBR.ts';
import { readSerialDate } from './serialDate.ts';

/** What a pasted text means to a box for one date. */
type PastedDate =
  /** `text` takes the place of what is in the box. */
  | { kind: 'date'; text: string }
  /** A whole range: its start, which is all that one box has room for, and its end. */
  | { kind: 'range'; text: string; end: string }
  /** Digits alone: a piece of a date, to be put in where the caret is. */
  | { kind: 'digits' }
  | { kind: 'none' };

const digitsAlone = /^\s*\d{0,8}\s*$/;

const writeToken = ({ day, month, year }: DateToken) =>
  [day, month, year]
    .filter((part) => part !== undefined)
    .map((part, at) => pad(part, at === 2 ? 4 : 2))
    .join('/');

/** A date that does not exist is written as it stands: the box says what is wrong with it. */
export function readPastedDate(text: string, today: IsoDate, latest = farthestDay(today)): PastedDate {
  const serial = readSerialDate(text.trim());
  if (serial) return { kind: 'date', text: formatDatePtBR(serial) };
  const token = findDateToken(text, latest);
  if (token?.month !== undefined) return { kind: 'date', text: writeToken(token) };
  if (digitsAlone.test(text)) return { kind: 'digits' };
  const range = readDateRange(text, today, latest);
  if (!range) return { kind: 'none' };
  return { kind: 'range', text: formatDatePtBR(range.start), end: formatDatePtBR(range.end) };
}
