'use client';
import { lazyPart } from '../../base/lazy/lazyPart.tsx';

/** Not part of the first load: it comes when a date field is pointed at or focused, before anybody can open it. */
const calendar = lazyPart('CalendarPopup', () => import('../Calendar/CalendarPopup.tsx'));
export const LazyCalendarPopup = calendar.Part;
export const preloadCalendar = calendar.preload;
