import { validOrNull } from '../../internal/fields/typed/validOrNull.ts';

/** `HH:mm`, from 00:00 to 23:59. Compares as text. */
export type TimeText = string;

export interface TimeRules {
  min?: TimeText | null | undefined;
  max?: TimeText | null | undefined;
}

export type TimeProblem = 'incomplete' | 'nonexistent' | 'min' | 'max';

const two = (value: number) => String(value).padStart(2, '0');
const write = (minutes: number): TimeText => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const minutesOf = (time: TimeText) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const lastMinute = 24 * 60 - 1;

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

export const validTimeOrNull = <Given extends TimeText | null | undefined>(value: Given) =>
  validOrNull(value, isTime, 'time');

/** The time of a box's text. */
export function validateTime(
  text: string,
  { min, max }: TimeRules,
): { value: TimeText | null; problem?: TimeProblem | undefined } {
  if (text === '') return { value: null };
  if (!/^\d\d:\d\d$/.test(text)) return { value: null, problem: 'incomplete' };
  if (!isTime(text)) return { value: null, problem: 'nonexistent' };
  if (min && text < min) return { value: null, problem: 'min' };
  if (max && text > max) return { value: null, problem: 'max' };
  return { value: text };
}

/** `8` and `08` as `08:00`, `830` as `08:30`; an ambiguous text is returned unchanged. */
export function completeTime(text: string): string {
  const digits = text.replace(':', '');
  if (/^\d{1,2}$/.test(digits) && Number(digits) < 24) return `${digits.padStart(2, '0')}:00`;
  return /^[3-9][0-5]\d$/.test(digits) ? `0${digits.slice(0, 1)}:${digits.slice(1)}` : text;
}

const written =
  /(?<!\d)(?<hour>\d{1,2})\s*(?:(?:h(?:oras?)?|[:.])\s*(?<minute>\d{2})?(?!\d)(?:[:.]\d{2})?\s*(?:min)?|(?=[ap]\.?m(?!\p{L})))\s*(?<half>[ap]\.?m(?!\p{L}))?/giu;

/** A date such as `20.11.2026`, whose `20.11` is not a time. */
const dottedDate = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/g;

/** The offset after an ISO time, such as `-03:00` in `T08:30:00.000-03:00`, which is not a time. */
const isoRest =
  /(?<=T\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:[+-]\d{2}(?::?\d{2})?|Z)?|(?<=-\d{2} \d{2}:\d{2}:\d{2}(?:[.,]\d+)?)[+-]\d{2}:?\d{2}(?![\d:])/gi;

function readWritten(found: Record<string, string | undefined>): TimeText | undefined {
  const half = found.half?.toLowerCase();
  const hour = Number(found.hour);
  const full = half && hour <= 12 ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour;
  const time = `${two(full)}:${found.minute ?? '00'}`;
  return isTime(time) && !(half?.startsWith('a') && hour > 12) ? time : undefined;
}

const withoutDates = (text: string) => text.replace(dottedDate, '').replace(isoRest, '');

/** Each time in a text; undefined for one that does not exist. */
export const readTimes = (text: string): (TimeText | undefined)[] =>
  Array.from(withoutDates(text).matchAll(written), ({ groups = {} }) => readWritten(groups));

const joiner = String.raw`\s*(?:[-–—]|a|às|as|até|to|until)\s*`;

/** `8 às 17h` and `8:30-9` are two times: one is a bare hour. */
const bareHour = new RegExp(
  String.raw`^\D*\d{1,2}${joiner}\d{1,2}\s*(?:h|[:.]\d|[ap]\.?m)|(?:h|[:.]\d\d|m)${joiner}\d{1,2}\s*h?$`,
  'iu',
);

/** The time in a pasted text: `8h30`, `8:30`, `08:30:15`, `8:30 PM`, `2026-11-20T08:30`. Undefined without one, or with several. */
export function readPastedTime(text: string): TimeText | undefined {
  const times = readTimes(text);
  return times.length === 1 && !bareHour.test(withoutDates(text).trim()) ? times[0] : undefined;
}

/** The time after an arrow key, on the next full step, within the day and the limits. */
export function stepTime(time: TimeText | null, by: number, { min, max }: TimeRules): TimeText {
  if (time === null) return min ?? '00:00';
  const now = minutesOf(time);
  const size = Math.abs(by);
  const next = by > 0 ? (Math.floor(now / size) + 1) * size : (Math.ceil(now / size) - 1) * size;
  const inDay = write(Math.min(lastMinute, Math.max(0, next)));
  return min && inDay < min ? min : max && inDay > max ? max : inDay;
}
