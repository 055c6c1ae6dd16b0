'use client';
import { useSyncExternalStore } from 'react';
import type { IsoDate } from './isoDate.ts';
import { validDateOrNull } from './validDateOrNull.ts';
import { todayIso } from './todayIso.ts';

const never = () => () => {};
const browsersDay = () => todayIso();
/** The last day that can be written: nothing is in the future of it. */
const unknownDay = (): IsoDate => '9999-12-31';

/**
 * The browser's day, or `given`. A server may stand in another zone, where it is another day: what it renders, and what the
 * browser hydrates, depends on no day.
 */
export function useToday(given?: IsoDate | undefined): IsoDate {
  const today = useSyncExternalStore(never, browsersDay, unknownDay);
  return validDateOrNull(given) ?? today;
}
