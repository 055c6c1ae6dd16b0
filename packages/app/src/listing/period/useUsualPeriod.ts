import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { today } from '../../dates/dates.ts';

/**
 * The default period. It is computed when the first page is visited and stays while the user pages, also past midnight. `renew`
 * computes it again, for a row that was added today.
 */
export function useUsualPeriod<Usual>(usualOf: (today: string) => Usual, page: number) {
  const { key: visit } = useLocation();
  const read = () => ({ visit, usual: usualOf(today()) });
  const [kept, setKept] = useState(read);
  if (kept.visit !== visit && page === 1) setKept(read());
  return { usual: kept.usual, renew: () => setKept(read()) };
}
