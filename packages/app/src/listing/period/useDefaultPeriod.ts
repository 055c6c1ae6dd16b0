import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { today } from '../../dates/dates.ts';

/**
 * The default period. It is computed when the first page is visited and stays the same while the user pages, even past
 * midnight. `renew` computes it again, for a row that was added today.
 */
export function useDefaultPeriod<Default>(defaultOf: (today: string) => Default, page: number) {
  const { key: visit } = useLocation();
  const read = () => ({ visit, defaultPeriod: defaultOf(today()) });
  const [kept, setKept] = useState(read);
  if (kept.visit !== visit && page === 1) setKept(read());
  return { defaultPeriod: kept.defaultPeriod, renew: () => setKept(read()) };
}
