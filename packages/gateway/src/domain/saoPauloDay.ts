// `en-CA` writes a date as yyyy-MM-dd.
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in America/Sao_Paulo, `yyyy-MM-dd`. */
export const saoPauloDay = (instant: number): string => format.format(instant);

const dayMs = 24 * 60 * 60 * 1000;

/** Cached, because the lists need the same few days, and computing one costs more than the rest of their request. */
const starts = new Map<string, number>();
const maxStarts = 1000;

/** The first instant of a calendar day in America/Sao_Paulo: one o’clock on a day on which the clocks skipped midnight. */
export function startOfSaoPauloDay(day: string): number {
  const known = starts.get(day) ?? findStart(day);
  if (starts.size >= maxStarts) starts.clear();
  starts.set(day, known);
  return known;
}

function findStart(day: string): number {
  // The zone has been between UTC-2 and UTC-3:07 since 1900, so a day begins at one of these quarters of an hour.
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  for (let minutes = 120; minutes <= 255; minutes += 15) {
    const instant = utcMidnight + minutes * 60_000;
    if (saoPauloDay(instant) === day) return instant;
  }
  return utcMidnight + 3 * 60 * 60_000;
}

/** The first instant after a calendar day in America/Sao_Paulo. */
export const endOfSaoPauloDay = (day: string): number =>
  startOfSaoPauloDay(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10));
