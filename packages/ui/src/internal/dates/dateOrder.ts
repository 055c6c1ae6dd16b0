'use client';
import { useLocale } from '../../i18n/LocaleContext.ts';

/** In which order day and month are written; the year comes last. */
export type DateOrder = 'dmy' | 'mdy';

/** The month comes first in the United States alone. `en` by itself is English of nowhere, and keeps the day first. */
export const dateOrderOf = (locale: string): DateOrder => (/^en-US\b/.test(locale) ? 'mdy' : 'dmy');

export const useDateOrder = (): DateOrder => dateOrderOf(useLocale());
