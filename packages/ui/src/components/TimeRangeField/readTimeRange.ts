import { readTimes, type TimeText } from '../TimeField/timeText.ts';

export interface PastedTimes {
  /** The only time, or the first of two. */
  start: TimeText;
  /** The second time. */
  end?: TimeText | undefined;
}

const joiner = String.raw`\s*(?:[-–—/;|\t\n]|(?<!\p{L})(?:a|às|as|ás|até|ate|to|until|till|hasta)(?!\p{L}))+\s*`;

/** `8 às 17h`, `8-17`, `0800 1700`: numbers that are times only because there are two of them. */
const bare = new RegExp(
  String.raw`^(?:das?|de|del?|from|desde(?: las?)?)?\s*(\d{1,2})(?:\s*[h:.]?(\d\d)|\s*h)?(?:${joiner}|(?<=\d{4})\s+)(?:as?|las?)?\s*(\d{1,2})(?:\s*h?|\s*[h:.]?(\d\d))?(?:oras?|ours?|rs?|s)?$`,
  'iu',
);

const noon = String.raw`\s*[ap]\.?m\.?`;

/** Texts that are not a range: `12/11` is a day and `11/2026` a month; `8-5pm` and `8am-5` lack `am` or `pm` for one time. */
const unclear = new RegExp(
  String.raw`^(?:\d{1,2}/\d{1,2}|\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2})$|^\D*\d{1,2}${joiner}\d{1,2}(?::\d\d)?${noon}$|${noon}${joiner}\d{1,2}(?::\d\d)?$`,
  'iu',
);

const two = (hour: string | undefined) => (hour ?? '').padStart(2, '0');

/** One or two times in a pasted text: `08:00 às 17:00`, `8h-17h`, `19h/7h`, two cells. Undefined without one, or with more. */
export function readTimeRange(text: string): PastedTimes | undefined {
  if (unclear.test(text.trim())) return undefined;
  const alone = bare.exec(text.trim());
  if (alone) {
    const [, hour, minute = '00', endHour, endMinute = '00'] = alone;
    const [start, end] = readTimes(`${two(hour)}:${minute} ${two(endHour)}:${endMinute}`);
    return start && end ? { start, end } : undefined;
  }
  const times = readTimes(text);
  const [start, end] = times;
  return start && times.length <= 2 && (times.length === 1 || end) ? { start, end } : undefined;
}
