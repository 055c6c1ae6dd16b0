interface Clock {
  title: string;
  /** On the browser's own clock, so that the moment is the named one in whatever zone the browser stands; none is the real one. */
  start?: Date;
}

/** Moments at which dates go wrong elsewhere; the toolbar offers them. */
export const clocks: Readonly<Record<string, Clock>> = {
  real: { title: 'Agora' },
  leapDay: { title: '29/02/2028, 09:00 (dia bissexto)', start: new Date(2028, 1, 29, 9) },
  lastSecond: { title: '31/12/2026, 23:59:59 (último segundo do ano)', start: new Date(2026, 11, 31, 23, 59, 59) },
  forward: { title: '04/11/2018, 01:00 (São Paulo adianta: não houve meia-noite)', start: new Date(2018, 10, 4, 1) },
  back: {
    title: '16/02/2019, 23:30 (São Paulo atrasa: 23:30 acontece duas vezes)',
    start: new Date(2019, 1, 16, 23, 30),
  },
};

const RealDate = Date;

/** `Date` that reads another present and is the real one in all else; time goes on from there. */
function dateFrom(start: Date): DateConstructor {
  const startedAt = performance.now();
  const now = () => start.getTime() + Math.round(performance.now() - startedAt);
  return new Proxy(RealDate, {
    construct: (Real, given: [], target) => Reflect.construct(Real, given.length > 0 ? given : [now()], target) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (Real, key, receiver) => (key === 'now' ? now : Reflect.get(Real, key, receiver)),
  });
}

/** Before a story renders; only the reading of “now” is changed. */
export function setClock(name: string) {
  const start = clocks[name]?.start;
  globalThis.Date = start ? dateFrom(start) : RealDate;
}
