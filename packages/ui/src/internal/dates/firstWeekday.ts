/** In these countries the week begins on Monday; in Brazil and the United States it begins on Sunday. */
const mondayFirst: readonly string[] = ['en-GB', 'es', 'es-ES'];

/** Counted as in `weekdayOf`: 0 is Sunday. */
export type FirstWeekday = 0 | 1;

export const firstWeekdayOf = (locale: string): FirstWeekday => (mondayFirst.includes(locale) ? 1 : 0);
