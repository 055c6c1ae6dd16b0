import { farthestDay } from './completeDate.ts';
import type { DateOrder } from './dateOrder.ts';
import { type IsoDate, readIso } from './isoDate.ts';
import { type DateToken, dateTokenPattern, readDateToken, tidyPastedText, tokenToIso } from './parseDatePtBR.ts';
import { readSerialDate } from './serialDate.ts';
import { todayIso } from './todayIso.ts';

const between = String.raw`(?:\s*(?:→|\.{2,3}|[-–—;,|/>]|(?:a|à|al|até|ate|e|y|to|until|through|hasta|and)(?=[\s:]):?)\s*|\s+)`;
const twoDates = new RegExp(`^(?:[^\\d]*\\s)?(${dateTokenPattern(2)})${between}(${dateTokenPattern(4)})[.,;]?$`, 'i');

export const inOrder = (one: IsoDate, other: IsoDate) =>
  one <= other ? { start: one, end: other } : { start: other, end: one };

/** The range of two copied cells with serial numbers. Only whole cells, because in a sentence such numbers are seldom dates. */
function readSerialCells(text: string) {
  const [one, other, ...more] = text
    .trim()
    .split(/\s*[\t\n]\s*/)
    .map(readSerialDate);
  return one && other && more.length === 0 ? inOrder(one, other) : null;
}

/** Completes a start from its end: in `1 a 20/11/2026` month and year, in `15/12 a 10/01/2027` the year 2026. */
function fillStartFromEnd(start: DateToken, end: DateToken, today: IsoDate): [DateToken, DateToken] {
  const { day, month = end.month } = start;
  const year = end.year ?? start.year ?? readIso(today).year;
  const crossesNewYear = (month ?? 0) > (end.month ?? 0);
  return [
    { day, month, year: start.year ?? (crossesNewYear ? year - 1 : year) },
    { ...end, year },
  ];
}

/**
 * Reads a pasted range: `01/11 a 20/11/2026`, `1 a 20 de novembro de 2026`, `2026-11-01..2026-11-20`, two spreadsheet cells. The result is in
 * order; null if one of the dates does not exist.
 */
export function parseDateRangePtBR(text: string, today: IsoDate = todayIso()): { start: IsoDate; end: IsoDate } | null {
  return readDateRange(text, today, farthestDay(today));
}

/** Like `parseDateRangePtBR`, with `latest` as the limit of a two-digit year. */
export function readDateRange(
  text: string,
  today: IsoDate,
  latest: IsoDate,
  order: DateOrder = 'dmy',
): { start: IsoDate; end: IsoDate } | null {
  const match = twoDates.exec(tidyPastedText(text, order));
  if (match?.[1] === undefined || match[3] === undefined) return readSerialCells(text);
  const end = readDateToken(match[3], latest, order);
  if (end.month === undefined) return null;
  const tokens = fillStartFromEnd(readDateToken(match[1], latest, order), end, today);
  const [first, second] = tokens.map(tokenToIso);
  return first && second ? inOrder(first, second) : null;
}
