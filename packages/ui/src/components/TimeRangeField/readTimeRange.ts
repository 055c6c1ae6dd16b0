import { readTimes, type TimeText } from '../TimeField/timeText.ts';

export interface PastedTimes {
  /** The only time, or the first of two. */
  start: TimeText;
  /** The second time. */
  end?: TimeText | undefined;
}

const joiner = String.raw`\s*(?:[-–—/;|\t\n]|(?<!\p{L})(?:a|às|as|ás|até|ate|to|until|till|hasta)(?!\p{L}))+\s*`;

/** `8 às 17h`, `8-17`, `0800 1700`: hours and times that only their place makes a range. */
const bare = new RegExp(
  String.raw`^(?:das?|de|del?|from|desde(?: las?)?)?\s*(\d{1,2})(?:\s*h|:?(\d\d))?(?:${joiner}|(?<=\d{4})\s+)(?:as?|las?)?\s*(\d{1,2})(?:\s*h?|\s*h?:?(\d\d))?(?:oras?|ours?|s)?$`,
  'iu',
);

const two = (hour: string | undefined) => (hour ?? '').padStart(2, '0');

/** One or two times in a pasted text: `08:00 às 17:00`, `8h-17h`, `19h/7h`, two cells. Undefined without one, or with more. */
export function readTimeRange(text: string): PastedTimes | undefined {
  const alone = bare.exec(text.trim());
  if (alone) {
    const [, hour, minute = '00', endHour, endMinute = '00'] = alone;
    const [start, end] = readTimes(`${two(hour)}:${minute} ${two(endHour)}:${endMinute}`);
    return start && end ? { start, end } : undefined;
  }
  const [start, end, third] = readTimes(text);
  const count = readTimes(text).length;
  if (!start || count > 2 || (count === 2 && !end) || third) return undefined;
  return { start, end };
}
