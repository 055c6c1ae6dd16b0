'use client';
import { useSyncExternalStore } from 'react';
import type { IsoDate } from './isoDate.ts';
import { validDateOrNull } from './validDateOrNull.ts';
import { todayIso } from './todayIso.ts';

const subscribeToNothing = () => () => {};
const browserToday = () => todayIso();
/** The last date that can be written, so that no date counts as a future one. */
const serverToday = (): IsoDate => '9999-12-31';

/**
 * Today in the browser, or `given`. A server may be in another time zone, where it is another day, so rendering on the server and hydration
 * do not depend on the current date.
 */
export function useToday(given?: IsoDate | undefined): IsoDate {
  const today = useSyncExternalStore(subscribeToNothing, browserToday, serverToday);
  return validDateOrNull(given) ?? today;
}
