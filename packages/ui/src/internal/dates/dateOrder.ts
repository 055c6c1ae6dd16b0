'use client';
import { useLocale } from '../../i18n/LocaleContext.ts';

/** In which order day and month are written; the year comes last. */
export type DateOrder = 'dmy' | 'mdy';

/** The month comes first in the United States alone. `en` by itself is English of nowhere, and keeps the day first. */
export const dateOrderOf = (locale: string): DateOrder => (/^en-US\b/.test(locale) ? 'mdy' : 'dmy');

export const useDateOrder = (): DateOrder => dateOrderOf(useLocale());

/** Calendars of these begin on a Monday, those of Brazil and of the United States on a Sunday. */
const mondayFirst: readonly string[] = ['en-GB', 'es', 'es-ES'];

/** As `weekdayOf` counts: 0 is Sunday. */
export type FirstWeekday = 0 | 1;

export const firstWeekdayOf = (locale: string): FirstWeekday => (mondayFirst.includes(locale) ? 1 : 0);
