'use client';
import { lazyPart } from '../../base/lazy/lazyPart.tsx';

/** Not part of the first load: it loads when a date field is hovered or focused, before it can be opened. */
const calendar = lazyPart('CalendarPopup', () => import('../Calendar/CalendarPopup.tsx'));
export const LazyCalendarPopup = calendar.Part;
export const preloadCalendar = calendar.preload;
