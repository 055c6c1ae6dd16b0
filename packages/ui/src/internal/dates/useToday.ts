'use client';
import { useSyncExternalStore } from 'react';
import type { IsoDate } from './isoDate.ts';
import { validDateOrNull } from './validDateOrNull.ts';
import { todayIso } from './todayIso.ts';

const subscribeToNothing = () => () => {};
const browserToday = () => todayIso();
/** The last date with four digits, so that no date is in the future. */
const serverToday = (): IsoDate => '9999-12-31';

/**
 * Today in the browser, or `given`. Rendering on a server and hydration do not depend on the current date, because the server may be in
 * another time zone.
 */
export function useToday(given?: IsoDate | undefined): IsoDate {
  const today = useSyncExternalStore(subscribeToNothing, browserToday, serverToday);
  return validDateOrNull(given) ?? today;
}
