import { useSyncExternalStore } from 'react';
import { today } from './dates.ts';

const noSubscription = () => () => {};

/** Today as `yyyy-MM-dd`, read at each render. Midnight alone causes no render. */
export const useToday = (): string => useSyncExternalStore(noSubscription, today);
