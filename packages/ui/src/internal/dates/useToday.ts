'use client';
import { useSyncExternalStore } from 'react';
import type { IsoDate } from './isoDate.ts';
import { validDateOrNull } from './validDateOrNull.ts';
import { todayIso } from './todayIso.ts';

const never = () => () => {};
const browsersDay = () => todayIso();
/** The last date that can be written: no date is after it. */
const unknownDay = (): IsoDate => '9999-12-31';

/**
 * The browser's day, or `given`. A server may be in another time zone, with another day, so the server's render and its hydration depend
 * on no day.
 */
export function useToday(given?: IsoDate | undefined): IsoDate {
  const today = useSyncExternalStore(never, browsersDay, unknownDay);
  return validDateOrNull(given) ?? today;
}
