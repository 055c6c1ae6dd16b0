import { expandYear, farthestDay } from './completeDate.ts';
import type { DateOrder } from './dateOrder.ts';
import { dateExists, type IsoDate, writeIso } from './isoDate.ts';
import { numberMonths } from './namedMonths.ts';
import { todayIso } from './todayIso.ts';

export interface DateToken {
  day: number;
  month?: number | undefined;
  year?: number | undefined;
}

/** `group`: the index of this pattern’s capture group, which holds the separator. */
export const dateTokenPattern = (group: number) =>
  `(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{8}|\\d{1,2}(?:([/.-])\\d{1,2}(?:\\${group}(?:\\d{4}|\\d{2}))?)?)`;

/** Joins spaces, removes times and replaces names of months by numbers, so that only dates and the text between them remain. */
export const tidyPastedText = (text: string, order: DateOrder = 'dmy') =>
  numberMonths(
    text
      .replace(/\r\n?/g, '\n')
      .replace(
        /[T\s](?:-\s|às\s)?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}|\s?[AaPp]\.?[Mm]\.?)?(?!\d)/g,
        '',
      )
      .replace(/[^\S\n\t]+/g, ' ')
      .trim(),
    order,
  );

/**
 * `latest` limits a two-digit year. In a text with dots the day comes first in every locale, because `numberMonths` writes dates like that.
 */
export function readDateToken(token: string, latest: IsoDate, order: DateOrder = 'dmy'): DateToken {
  const parts = token
    .replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')
    .split(/\D/)
    .map(Number);
  const isIso = /^\d{4}-/.test(token);
  const [first = 0, second, year] = isIso ? parts.toReversed() : parts;
  const isMonthFirst = order === 'mdy' && !isIso && !token.includes('.') && second !== undefined;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  const isShort = !isIso && month !== undefined && year !== undefined && year < 100;
  return { day, month, year: isShort ? expandYear({ day, month, year }, latest) : year };
}

export function tokenToIso({ day, month, year }: DateToken): IsoDate | null {
  return month && year && dateExists({ day, month, year }) ? writeIso({ day, month, year }) : null;
}

const oneDate = new RegExp(`^(?:[^\\d]*\\s)?(${dateTokenPattern(2)})[.,;]?$`);

/** The only date in a text. Its day may not exist, and its month and year may be missing. */
export function findDateToken(text: string, latest: IsoDate, order: DateOrder = 'dmy'): DateToken | null {
  const match = oneDate.exec(tidyPastedText(text, order));
  return match?.[1] === undefined ? null : readDateToken(match[1], latest, order);
}

/**
 * Reads one pasted or typed date: `20/11/2026`, `20.11.26`, `20112026`, `2026-11-20`, `20 de novembro de 2026`, with or without a time.
 * Null if the text is no date, the day does not exist, or the year is missing.
 */
export function parseDatePtBR(text: string, today: IsoDate = todayIso()): IsoDate | null {
  const token = findDateToken(text, farthestDay(today));
  return token && tokenToIso(token);
}
