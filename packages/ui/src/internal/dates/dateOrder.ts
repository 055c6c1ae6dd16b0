'use client';
import { useLocale } from '../../i18n/LocaleContext.ts';

/** The order of day and month; the year is last. */
export type DateOrder = 'dmy' | 'mdy';

/** Only the United States writes the month first. `en` without a country keeps the day first. */
export const dateOrderOf = (locale: string): DateOrder => (/^en-US\b/.test(locale) ? 'mdy' : 'dmy');

export const useDateOrder = (): DateOrder => dateOrderOf(useLocale());
