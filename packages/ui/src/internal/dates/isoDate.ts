/** A calendar date without clock or zone, `yyyy-MM-dd`. Compares as text. */
export type IsoDate = string;

export interface CivilDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const dayMs = 86_400_000;
/** Pads a number with zeros. */
export const pad = (value: number, length: number) => String(value).padStart(length, '0');

export const writeIso = ({ year, month, day }: CivilDate): IsoDate => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

export const readIso = (iso: IsoDate): CivilDate => ({
  year: Number(iso.slice(0, 4)),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8, 10)),
});

// `Date.UTC` reads a year below 100 as 19xx, so 400 years are added, after which the calendar repeats.
export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year + 400, month, 0)).getUTCDate();

export const dateExists = ({ year, month, day }: CivilDate) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** Counts in UTC, which has no clock changes. */
function utcDate(iso: IsoDate, daysLater = 0): Date {
  const { year, month, day } = readIso(iso);
  return new Date(Date.UTC(year, month - 1, day + daysLater));
}

export const addDays = (iso: IsoDate, days: number): IsoDate => utcDate(iso, days).toISOString().slice(0, 10);

/** Keeps the day if the month has it, else the last day of the month: 31/01 + 1 month = 28/02. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const from = readIso(iso);
  const index = from.year * 12 + from.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return writeIso({ year, month, day: Math.min(from.day, daysInMonth(year, month)) });
}

/** Days from `from` to `to`, negative when `to` is earlier: 01/03 to 31/03 is 30. */
export const daysBetween = (from: IsoDate, to: IsoDate) => (utcDate(to).getTime() - utcDate(from).getTime()) / dayMs;

/** 0 is Sunday. */
export const weekdayOf = (iso: IsoDate) => utcDate(iso).getUTCDay();

export const clampIso = (iso: IsoDate, min: IsoDate, max: IsoDate): IsoDate =>
  iso < min ? min : iso > max ? max : iso;
