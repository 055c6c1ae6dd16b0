const dayMs = 86_400_000;

/** The clock of a time zone. Its local time is given in milliseconds, as the instant at which a UTC clock shows the same time. */
export interface WallClock {
  shownAt: (instant: number) => number;
  /** As in JavaScript, a local time that occurs twice means the first one, and a skipped time is read with the earlier offset. */
  instantOf: (shown: number) => number;
}

export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shownAt = (instant: number) => {
    if (Number.isNaN(instant)) return Number.NaN;
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const seconds = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return seconds + (((instant % 1000) + 1000) % 1000);
  };
  const offsetAt = (instant: number) => shownAt(instant) - instant;
  return {
    shownAt,
    instantOf: (shown) => {
      if (Number.isNaN(shown)) return Number.NaN;
      const before = shown - offsetAt(shown - dayMs);
      const after = shown - offsetAt(shown + dayMs);
      return [before, after].find((instant) => shownAt(instant) === shown) ?? before;
    },
  };
}
