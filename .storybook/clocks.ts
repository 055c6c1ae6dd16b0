interface Clock {
  title: string;
  /** Computes the time at which the story starts, after the time zone is set. Without it the clock is the real one. */
  start?: () => Date;
}

/**
 * Times at which date code often fails, for the menu of the toolbar. The times in São Paulo are the same instant in
 * every time zone; the others are local to the selected zone.
 */
export const clocks: Readonly<Record<string, Clock>> = {
  real: { title: 'Agora' },
  leapDay: { title: '29/02/2028, 09:00 (dia bissexto)', start: () => new Date(2028, 1, 29, 9) },
  lastSecond: {
    title: '31/12/2026, 23:59:59 (último segundo do ano)',
    start: () => new Date(2026, 11, 31, 23, 59, 59),
  },
  newYearsEve: {
    title: '31/12/2026, 23:30 em São Paulo (a leste já é outro ano)',
    start: () => new Date('2026-12-31T23:30:00-03:00'),
  },
  forward: {
    title: '04/11/2018, 01:00 em São Paulo (adianta: não houve meia-noite)',
    start: () => new Date('2018-11-04T01:00:00-02:00'),
  },
  back: {
    title: '16/02/2019, 23:30 em São Paulo (atrasa: 23:30 acontece duas vezes)',
    start: () => new Date('2019-02-16T23:30:00-02:00'),
  },
};

/** `Date` with another current time, which advances from `start`. Everything else is the given `Date`. */
function dateFrom(start: Date, ZoneDate: DateConstructor): DateConstructor {
  const startedAt = performance.now();
  const now = () => start.getTime() + Math.round(performance.now() - startedAt);
  return new Proxy(ZoneDate, {
    construct: (Zoned, given: [], target) =>
      Reflect.construct(Zoned, given.length > 0 ? given : [now()], target) as Date,
    apply: () => new ZoneDate(now()).toString(),
    get: (Zoned, key, receiver) => (key === 'now' ? now : Reflect.get(Zoned, key, receiver)),
  });
}

/** Call it before a story renders and after its time zone is set. It changes only the current time. */
export function setClock(name: string) {
  const start = clocks[name]?.start?.();
  if (start) globalThis.Date = dateFrom(start, Date);
}
