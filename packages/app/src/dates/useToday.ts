import { useSyncExternalStore } from 'react';
import { dayBefore } from './dates.ts';

const noSubscription = () => () => {};
const today = () => dayBefore(new Date(), 0);

/** `yyyy-MM-dd` as of this render; a new day alone renders nothing anew. */
export const useToday = (): string => useSyncExternalStore(noSubscription, today);
