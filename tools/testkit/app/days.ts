const dayMs = 86_400_000;
const zone = { timeZone: 'America/Sao_Paulo' };

/** The date this many days ago in the time zone of the tests’ browser, as `yyyy-MM-dd`. A negative number gives a future date. */
export const isoDay = (daysAgo: number) => new Intl.DateTimeFormat('sv-SE', zone).format(Date.now() - daysAgo * dayMs);

/** The same date as a user types it: `dd/mm/aaaa`. */
export const typedDay = (daysAgo: number) => isoDay(daysAgo).split('-').toReversed().join('/');
