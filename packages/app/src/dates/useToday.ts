import { useSyncExternalStore } from 'react';
import { today } from './dates.ts';

const noSubscription = () => () => {};

/** `yyyy-MM-dd` as of this render; a new day alone renders nothing anew. */
export const useToday = (): string => useSyncExternalStore(noSubscription, today);
