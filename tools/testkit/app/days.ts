const dayMs = 86_400_000;
const zone = { timeZone: 'America/Sao_Paulo' };

/** The day that it is, or was, where the browser of the tests stands: `yyyy-MM-dd`. A negative number is a day to come. */
export const isoDay = (daysAgo: number) => new Intl.DateTimeFormat('sv-SE', zone).format(Date.now() - daysAgo * dayMs);

/** The same day as a clerk writes it: `dd/mm/aaaa`. */
export const typedDay = (daysAgo: number) => isoDay(daysAgo).split('-').toReversed().join('/');
