/** Calendars of these countries begin on a Monday, those of Brazil and of the United States on a Sunday. */
const mondayFirst: readonly string[] = ['en-GB', 'es', 'es-ES'];

/** As `weekdayOf` counts: 0 is Sunday. */
export type FirstWeekday = 0 | 1;

export const firstWeekdayOf = (locale: string): FirstWeekday => (mondayFirst.includes(locale) ? 1 : 0);
