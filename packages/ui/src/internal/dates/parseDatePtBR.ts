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

/** `group` is the number of the one within it, the separator of day, month and year. */
export const dateTokenPattern = (group: number) =>
  `(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{8}|\\d{1,2}(?:([/.-])\\d{1,2}(?:\\${group}(?:\\d{4}|\\d{2}))?)?)`;

/** Spaces of every kind become one, clock times go, months become numbers: left are dates and what stands between them. */
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
 * A year of two digits does not take the date beyond `latest`. With points, as months in words leave them, the day comes first
 * wherever it is read.
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

/** The one date of a text, whether or not its day exists and its month and year are there. */
export function findDateToken(text: string, latest: IsoDate, order: DateOrder = 'dmy'): DateToken | null {
  const match = oneDate.exec(tidyPastedText(text, order));
  return match?.[1] === undefined ? null : readDateToken(match[1], latest, order);
}

/**
 * Reads one pasted or typed date: `20/11/2026`, `20.11.26`, `20112026`, `2026-11-20`, `20 de novembro de 2026`, with or
 * without a clock time. Null when it is none, when the day does not exist, or when the year is missing.
 */
export function parseDatePtBR(text: string, today: IsoDate = todayIso()): IsoDate | null {
  const token = findDateToken(text, farthestDay(today));
  return token && tokenToIso(token);
}
