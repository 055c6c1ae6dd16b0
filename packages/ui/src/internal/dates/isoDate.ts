/** A calendar date without clock or zone, `yyyy-MM-dd`. Compares as text. */
export type IsoDate = string;

interface CivilDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const dayMs = 86_400_000;
/** With zeros before it. */
export const pad = (value: number, length: number) => String(value).padStart(length, '0');

export const writeIso = ({ year, month, day }: CivilDate): IsoDate => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

export const readIso = (iso: IsoDate): CivilDate => ({
  year: Number(iso.slice(0, 4)),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8, 10)),
});

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

export const dateExists = ({ year, month, day }: CivilDate) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** Days since 1970-01-01. UTC has no clock changes, so every day is one step. */
const dayNumber = (iso: IsoDate) => {
  const { year, month, day } = readIso(iso);
  return Date.UTC(year, month - 1, day) / dayMs;
};

export const addDays = (iso: IsoDate, days: number): IsoDate =>
  new Date((dayNumber(iso) + days) * dayMs).toISOString().slice(0, 10);

/** Keeps the day where the month has it, else takes the month's last one: 31/01 + 1 month = 28/02. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const { year, month, day } = readIso(iso);
  const index = year * 12 + (month - 1) + months;
  const next = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return writeIso({ ...next, day: Math.min(day, daysInMonth(next.year, next.month)) });
}

/** Days from `from` to `to`, negative when `to` is earlier: 01/03 to 31/03 is 30. */
export const daysBetween = (from: IsoDate, to: IsoDate) => dayNumber(to) - dayNumber(from);

/** 0 is Sunday. */
export const weekdayOf = (iso: IsoDate) => (((dayNumber(iso) + 4) % 7) + 7) % 7;

export const clampIso = (iso: IsoDate, min: IsoDate, max: IsoDate): IsoDate =>
  iso < min ? min : iso > max ? max : iso;
